'use client'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { readRfqItem, useAddToRfq } from '#features/rfq/index-client.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import { type AddProblem, useAddToCart } from './use-add-to-cart-client.ts'
import { useAddedToast } from './use-added-toast-client.ts'
import styles from './quick-add.module.css'

type Refusal = AddProblem & { form: HTMLFormElement }

const findForm = ({ target }: Event) => (target instanceof HTMLFormElement && target.dataset['add'] ? target : null)
const findRfqButton = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('button[data-rfq]') : null

const setBusy = (form: HTMLFormElement, isBusy: boolean) => {
  const button = form.querySelector('button')
  for (const name of ['aria-busy', 'aria-disabled'])
    if (isBusy) button?.setAttribute(name, 'true')
    else button?.removeAttribute(name)
}
const isBusy = (form: HTMLFormElement) => form.querySelector('button')?.getAttribute('aria-busy') === 'true'

/** The buttons of all rows: one component instead of one for each row. */
export function RowActions() {
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const { add } = useAddToCart()
  const announce = useAddedToast()
  const addToRfq = useAddToRfq()
  const accept = (form: HTMLFormElement) => setRefusals((all) => all.filter((refusal) => refusal.form !== form))
  const submit = async (form: HTMLFormElement) => {
    const { add: productId = '', part = '' } = form.dataset
    const quantity = readQuantity(form.querySelector('input')?.value ?? '')
    setBusy(form, true)
    const problem = await add(productId, quantity)
    setBusy(form, false)
    accept(form)
    if (problem) setRefusals((all) => [...all, { ...problem, form }])
    else if (quantity !== null) announce(part, quantity)
  }
  const onSubmit = useEffectEvent((event: Event) => {
    const form = findForm(event)
    if (!form) return
    event.preventDefault()
    if (!isBusy(form)) void submit(form)
  })
  const onClick = useEffectEvent((event: Event) => {
    const item = readRfqItem(findRfqButton(event))
    if (item) addToRfq(item)
  })
  useEffect(() => {
    const send = (event: Event) => onSubmit(event)
    const press = (event: Event) => onClick(event)
    document.addEventListener('submit', send)
    document.addEventListener('click', press)
    return () => {
      document.removeEventListener('submit', send)
      document.removeEventListener('click', press)
    }
  }, [])
  return refusals.map((refusal) => {
    const { form } = refusal
    return createPortal(<Problem {...refusal} onChange={() => accept(form)} />, form, form.dataset['add'])
  })
}

function Problem({ form, message, isOfQuantity, onChange }: Refusal & { onChange: () => void }) {
  const id = useId()
  const change = useEffectEvent(onChange)
  useEffect(() => {
    const input = form.querySelector('input')
    const onInput = () => change()
    if (isOfQuantity) input?.setAttribute('aria-invalid', 'true')
    input?.setAttribute('aria-describedby', id)
    input?.addEventListener('input', onInput)
    return () => {
      input?.removeAttribute('aria-invalid')
      input?.removeAttribute('aria-describedby')
      input?.removeEventListener('input', onInput)
    }
  }, [form, isOfQuantity, id])
  return (
    <p id={id} role="alert" className={styles.problem}>
      {message}
    </p>
  )
}
