'use client'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'next-intl'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useSubscribeToNewsletterMutation } from '#graphql/generated/hooks/site.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { longToastDurationMs, toast } from '#ui/toast/toast-store.ts'
import styles from './newsletter.module.css'

export function Newsletter() {
  const t = useTranslations('site.newsletter')
  const toUserErrors = useUserErrors()
  const [email, setEmail] = useState('')
  const [{ fetching }, subscribe] = useSubscribeToNewsletterMutation()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    const { data, error } = await subscribe({ input: { email } })
    const [userError] = toUserErrors(data?.subscribeToNewsletter, error)
    if (userError) return toast.error(userError.message, { durationMs: longToastDurationMs })
    setEmail('')
    toast.success(data?.subscribeToNewsletter?.message ?? '', { durationMs: longToastDurationMs })
  }
  return (
    <form noValidate method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field label={t('email')} hint={t('hint')} className={styles.field}>
        <TextInput
          type="email"
          autoComplete="email"
          dir="ltr"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Button type="submit" isBusy={fetching}>
        {t('subscribe')}
      </Button>
    </form>
  )
}
