'use client'
import { useRef, type FormEvent, useState } from 'react'
import { useTranslations } from 'next-intl'
import { maxLongTextChars } from '@partgate/schema/limits.ts'
import { useFeedbackDialogQuery, useSendFeedbackMutation } from '#graphql/generated/hooks/site.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { Modal } from '#ui/overlay/modal-client.tsx'
import { Select } from '#ui/form/select-client.tsx'
import { TextArea, TextInput } from '#ui/form/text-input-client.tsx'
import { longToastDurationMs, toast } from '#ui/toast/toast-store.ts'
import { emptyFeedback, checkFeedback, isFine, type FeedbackForm, type FeedbackProblems } from './feedback-rules.ts'
import { feedbackDialog } from './feedback-store.ts'
import styles from './feedback.module.css'

export function FeedbackDialog({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('site.feedback')
  const common = useTranslations('common')
  const formElement = useRef<HTMLFormElement>(null)
  const [{ data, fetching }, ask] = useFeedbackDialogQuery({ pause: !isOpen })
  const types = data?.selectOptions?.feedbackTypes ?? []
  const { form, problems, change, submit, isSending } = useFeedback(types.map(({ value }) => value))
  const sentence = (name: keyof typeof form) => {
    const problem = problems[name]
    return problem && t(`problems.${problem}`)
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isSending && !(await submit())) formElement.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={feedbackDialog.close}
      title={t('title')}
      closeLabel={common('close')}
      className={styles.dialog}
    >
      <p className={styles.intro}>{t('intro')}</p>
      <form
        ref={formElement}
        noValidate
        method="post"
        className={styles.form}
        onSubmit={(event) => void onSubmit(event)}
      >
        <FeedbackSubject
          types={types}
          isLoading={fetching}
          value={form.typeId}
          error={sentence('typeId')}
          onChange={(typeId) => change({ typeId })}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
        />
        <Field label={t('email')} required error={sentence('email')}>
          <TextInput
            type="email"
            autoComplete="email"
            dir="ltr"
            value={form.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </Field>
        <Field label={t('comment')} required error={sentence('comment')} className={styles.comment}>
          <TextArea
            rows={6}
            dir="auto"
            maxLength={maxLongTextChars}
            value={form.comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
        </Field>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

const useFeedback = (offered: number[]) => {
  const toUserErrors = useUserErrors()
  const [{ fetching }, send] = useSendFeedbackMutation()
  const [form, setForm] = useState(emptyFeedback)
  const [problems, setProblems] = useState<FeedbackProblems>({})

  const change = (changed: Partial<FeedbackForm>) => {
    setForm({ ...form, ...changed })
    setProblems({ ...problems, ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])) })
  }
  const submit = async () => {
    const found = checkFeedback(form, offered)
    setProblems(found)
    if (!isFine(found)) return false
    const { typeId, email, comment } = form
    const { data, error } = await send({ input: { typeId: Number(typeId), email: email.trim(), comment } })
    if (error?.networkError) return true
    const [userError] = toUserErrors(data?.sendFeedback, error)
    if (userError) {
      toast.error(userError.message, { durationMs: longToastDurationMs })
    } else {
      feedbackDialog.close()
      setForm(emptyFeedback)
      toast.success(data?.sendFeedback?.message ?? '', { durationMs: longToastDurationMs })
    }
    return true
  }
  return { form, problems, change, submit, isSending: fetching }
}

type FeedbackSubjectProps = {
  types: { value: number; label: string }[]
  isLoading: boolean
  value: string
  error: string | undefined
  onChange: (typeId: string) => void
  onRetry: () => void
}

function FeedbackSubject({ types, isLoading, value, error, onChange, onRetry }: FeedbackSubjectProps) {
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
            <Button isSmall variant="quiet" onClick={onRetry}>
              {common('retry')}
            </Button>
          </>
        )
      }
    >
      <Select key={types.length} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t(isLoading ? 'subjectsLoading' : 'chooseSubject')}</option>
        {types.map(({ value: typeId, label }) => (
          <option key={typeId} value={typeId}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
