'use client'
import { useState, type ComponentProps, type SubmitEvent } from 'react'
import { useLocale } from 'next-intl'
import { getPathname } from '#i18n/navigation.ts'
import { Field } from '#ui/field-client.tsx'
import { TextArea } from '#ui/text-input-client.tsx'
import { longestList, numbersIn, resultId } from './asked-numbers.ts'

/** An address has no room for what is not looked up. */
const keepNumbers = ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
  const list = currentTarget.elements.namedItem('numbers')
  if (list instanceof HTMLTextAreaElement) list.value = numbersIn(list.value).join('\n')
}

/** A list of part numbers, sent as a plain form: its result has an address of its own. */
export function NumbersForm(props: Omit<ComponentProps<'form'>, 'action' | 'onSubmit'>) {
  const path = getPathname({ href: '/keywords', locale: useLocale() })
  return <form {...props} action={`${path}#${resultId}`} onSubmit={keepNumbers} />
}

type NumbersFieldProps = {
  label: string
  hint: string
  /** Says that no more fits. */
  fullText: string
  isFull?: boolean
} & Pick<ComponentProps<'textarea'>, 'rows' | 'className' | 'placeholder' | 'defaultValue'>

export function NumbersField({ label, hint, fullText, isFull = false, ...rest }: NumbersFieldProps) {
  const [isNowFull, setFull] = useState(isFull)
  return (
    <Field label={label} hint={hint} error={isNowFull && fullText}>
      <TextArea
        name="numbers"
        required
        dir="ltr"
        maxLength={longestList}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onInput={({ currentTarget }) => setFull(currentTarget.value.length >= longestList)}
        {...rest}
      />
    </Field>
  )
}
