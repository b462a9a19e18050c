'use client'
import { useId, useState, type FormEvent } from 'react'
import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { readQuantity } from '#ui/quantity-step.ts'
import { TextInput } from '#ui/text-input-client.tsx'
import { useAddToCart } from './use-add-to-cart-client.ts'
import { useAddedToast } from './use-added-toast-client.ts'
import styles from './quick-add.module.css'

type QuickAddProps = { product: { id: string; partNumber: string; minimumOrderQuantity: number } }

/** A quantity and a button, in a row of a list. */
export function QuickAdd({ product }: QuickAddProps) {
  const t = useTranslations('catalogue.buy')
  const problemId = useId()
  const [text, setText] = useState(String(product.minimumOrderQuantity))
  const [problem, setProblem] = useState('')
  const { add, isAdding } = useAddToCart()
  const announce = useAddedToast()
  const { partNumber } = product
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAdding) return
    const quantity = readQuantity(text)
    const outcome = await add(product.id, quantity)
    setProblem(outcome.isAdded ? '' : outcome.message)
    if (outcome.isAdded && quantity !== null) announce(partNumber, quantity)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        className={styles.quantity}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        aria-label={t('quantityOf', { partNumber })}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem ? problemId : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setProblem('')
        }}
      />
      <Button small look="main" type="submit" busy={isAdding} aria-label={t('addOf', { partNumber })}>
        {t('add')}
      </Button>
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  )
}
