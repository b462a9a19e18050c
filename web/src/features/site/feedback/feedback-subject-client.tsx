'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field-client.tsx'
import { Select } from '#ui/select-client.tsx'

type FeedbackSubjectProps = {
  types: { id: number; label: string }[]
  isLoading: boolean
  value: string
  error: string | undefined
  onChange: (typeId: string) => void
  onRetry: () => void
}

export function FeedbackSubject({ types, isLoading, value, error, onChange, onRetry }: FeedbackSubjectProps) {
  const t = useTranslations('site.feedback')
  const common = useTranslations('common')
  const isMissing = !isLoading && types.length === 0
  return (
    <Field
      label={t('subject')}
      required
      error={error}
      hint={
        isMissing && (
          <>
            {t('subjectsUnavailable')}{' '}
            <Button small variant="quiet" onClick={onRetry}>
              {common('retry')}
            </Button>
          </>
        )
      }
    >
      <Select key={types.length} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t(isLoading ? 'subjectsLoading' : 'chooseSubject')}</option>
        {types.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
