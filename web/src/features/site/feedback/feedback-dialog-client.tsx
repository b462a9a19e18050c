'use client'
import { useRef, type FormEvent } from 'react'
import { useTranslations } from 'next-intl'
import { useFeedbackDialogQuery } from '#graphql/generated/hooks/site.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field-client.tsx'
import { Modal } from '#ui/modal-client.tsx'
import { TextArea, TextInput } from '#ui/text-input-client.tsx'
import { maxCommentLength } from './feedback-rules.ts'
import { feedbackDialog } from './feedback-store.ts'
import { FeedbackSubject } from './feedback-subject-client.tsx'
import { useFeedback } from './use-feedback-client.ts'
import styles from './feedback.module.css'

export function FeedbackDialog({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('site.feedback')
  const common = useTranslations('common')
  const formElement = useRef<HTMLFormElement>(null)
  const [{ data, fetching }, ask] = useFeedbackDialogQuery({ pause: !isOpen })
  const types = data?.selectOptions?.feedbackTypes ?? []
  const { form, problems, change, submit, isSending } = useFeedback(types.map(({ id }) => id))
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
            maxLength={maxCommentLength}
            value={form.comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
        </Field>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isSending}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
