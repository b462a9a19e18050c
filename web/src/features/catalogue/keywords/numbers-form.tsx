import type { ComponentProps } from 'react'
import { useLocale } from 'next-intl'
import { getPathname } from '#i18n/navigation.ts'
import { Field } from '#ui/field-client.tsx'
import { TextArea } from '#ui/text-input-client.tsx'
import { resultId } from './asked-numbers.ts'

const longestList = 4000

/** A list of part numbers, sent as a plain form: its result has an address of its own. */
export function NumbersForm(props: Omit<ComponentProps<'form'>, 'action'>) {
  const path = getPathname({ href: '/keywords', locale: useLocale() })
  return <form {...props} action={`${path}#${resultId}`} />
}

type NumbersFieldProps = { label: string; hint: string } & Pick<
  ComponentProps<'textarea'>,
  'rows' | 'className' | 'placeholder' | 'defaultValue'
>

export const NumbersField = ({ label, hint, ...rest }: NumbersFieldProps) => (
  <Field label={label} hint={hint}>
    <TextArea
      name="numbers"
      required
      dir="ltr"
      maxLength={longestList}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...rest}
    />
  </Field>
)
