'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { MeetingFields, type MeetingChoices } from './meeting-fields-client.tsx'
import { MeetingTaken } from './meeting-taken-client.tsx'
import { useMeeting } from './use-meeting-client.ts'
import styles from './meeting.module.css'

export function MeetingForm(choices: MeetingChoices) {
  const t = useTranslations('site.meeting')
  const { form, refusals, taken, again, submit } = useMeeting(String(choices.topics[0]?.id ?? ''))
  if (taken !== null) return <MeetingTaken message={taken} onAgain={again} />
  return (
    <form noValidate method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      {refusals.map((refusal) => (
        <p key={refusal} className={styles.refusal} role="alert">
          {refusal}
        </p>
      ))}
      <MeetingFields form={form} {...choices} />
      <Button variant="primary" type="submit" busy={form.formState.isSubmitting} className={styles.submit}>
        {t('submit')}
      </Button>
    </form>
  )
}
