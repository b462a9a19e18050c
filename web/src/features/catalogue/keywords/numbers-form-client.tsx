'use client'
import { useRef, useState, type ComponentProps, type SubmitEvent } from 'react'
import { useLocale } from 'next-intl'
import { useTypedInput } from '#graphql/session/use-typed-input-client.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { Field } from '#ui/form/field-client.tsx'
import { TextArea } from '#ui/form/text-input-client.tsx'
import { maxListChars, resultId } from './list-limits.ts'

/** Browsers only move to the fragment of an address that is otherwise that of the page. */
const send = (form: HTMLFormElement, list: HTMLTextAreaElement) => {
  const address = new URL(form.action)
  address.search = String(new URLSearchParams({ [list.name]: list.value.replaceAll('\n', '\r\n') }))
  if (address.pathname + address.search !== location.pathname + location.search) return form.submit()
  location.hash = address.hash
  location.reload()
}

/** If the list parser cannot be loaded, the browser sends the raw list and the server parses it. */
const keepNumbers = (event: SubmitEvent<HTMLFormElement>) => {
  const form = event.currentTarget
  const list = form.elements.namedItem('numbers')
  if (!(list instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  import('./requested-numbers.ts')
    .then(({ parseNumbers, joinNumbers }) => {
      list.value = joinNumbers(parseNumbers(list.value))
    })
    .catch(() => {})
    .finally(() => send(form, list))
}

export function NumbersForm(props: Omit<ComponentProps<'form'>, 'action' | 'onSubmit'>) {
  const path = getPathname({ href: '/keywords', locale: useLocale() })
  return <form {...props} action={`${path}#${resultId}`} onSubmit={keepNumbers} />
}

type NumbersFieldProps = {
  label: string
  hint: string
  fullText: string
  isFull?: boolean
} & Pick<ComponentProps<'textarea'>, 'rows' | 'className' | 'placeholder' | 'defaultValue'>

export function NumbersField({ label, hint, fullText, isFull = false, ...rest }: NumbersFieldProps) {
  const [isNowFull, setFull] = useState(isFull)
  const area = useRef<HTMLTextAreaElement>(null)
  useTypedInput({
    name: 'numbers',
    known: { numbers: String(rest.defaultValue ?? '') },
    read: () => ({ numbers: area.current?.value ?? '' }),
    show: ({ numbers = '' }) => {
      if (area.current) area.current.value = numbers
      setFull(numbers.length >= maxListChars)
    },
    maxChars: maxListChars,
  })
  return (
    <Field label={label} hint={hint} error={isNowFull && fullText}>
      <TextArea
        ref={area}
        name="numbers"
        required
        dir="ltr"
        maxLength={maxListChars}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onInput={({ currentTarget }) => setFull(currentTarget.value.length >= maxListChars)}
        {...rest}
      />
    </Field>
  )
}
