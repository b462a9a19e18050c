'use client'
import { useState } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { useComplaints } from '#graphql/complaints-client.ts'
import { useScheduleMeetingMutation } from '#graphql/generated/hooks/site.ts'
import { placeErrors } from '#ui/place-errors.ts'
import { resolverOf } from '#ui/resolver-of.ts'
import { emptyMeeting, meetingFields, meetingInput, meetingProblems, type MeetingValues } from './meeting-rules.ts'

const problemsNow = (values: MeetingValues) => meetingProblems(values, Date.now())

/** The form, what the shop refuses of it as a whole, and what it says once it has taken it. */
export const useMeeting = (firstTopic: string) => {
  const t = useTranslations('site.meeting.problems')
  const defaultValues = emptyMeeting(firstTopic)
  const form = useForm<MeetingValues>({
    defaultValues,
    resolver: resolverOf(problemsNow, t),
    shouldFocusError: false,
  })
  const [, schedule] = useScheduleMeetingMutation()
  const complaintsOf = useComplaints()
  const [refusals, setRefusals] = useState<string[]>([])
  const [taken, setTaken] = useState<string | null>(null)

  const send = async (values: MeetingValues) => {
    const { data, error } = await schedule({ input: meetingInput(values) })
    const complaints = complaintsOf(data?.scheduleMeeting, error)
    if (complaints.length === 0) return setTaken(data?.scheduleMeeting?.message ?? '')
    const { atFields, atForm } = placeErrors(complaints, meetingFields)
    setRefusals(atForm)
    atFields.forEach(({ field, message }) => form.setError(field, { message }))
    const [first] = atFields
    if (first) form.setFocus(first.field)
  }
  const focusFirst = (errors: FieldErrors<MeetingValues>) => {
    setRefusals([])
    const first = meetingFields.find((field) => errors[field])
    if (first) form.setFocus(first)
  }
  const again = () => {
    form.reset(defaultValues)
    setRefusals([])
    setTaken(null)
  }
  return { form, refusals, taken, again, submit: form.handleSubmit(send, focusFirst) }
}
