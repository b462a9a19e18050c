'use client'
import { useState } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { useComplaints } from '#graphql/complaints-client.ts'
import { useScheduleMeetingMutation } from '#graphql/generated/hooks/site.ts'
import { emptyMeeting, meetingFields, meetingInput, meetingProblems, type MeetingValues } from './meeting-rules.ts'

const useMeetingCheck = (): Resolver<MeetingValues> => {
  const t = useTranslations('site.meeting.problems')
  return (values) => {
    const problems = meetingProblems(values, Date.now())
    const errors: FieldErrors<MeetingValues> = {}
    for (const field of meetingFields) {
      const problem = problems[field]
      if (problem) errors[field] = { type: problem, message: t(problem) }
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/** The form, what the shop refuses of it as a whole, and what it says once it has taken it. */
export const useMeeting = (firstTopic: string) => {
  const defaultValues = emptyMeeting(firstTopic)
  const form = useForm({ defaultValues, resolver: useMeetingCheck(), shouldFocusError: false })
  const [, schedule] = useScheduleMeetingMutation()
  const complaintsOf = useComplaints()
  const [refusals, setRefusals] = useState<string[]>([])
  const [taken, setTaken] = useState<string | null>(null)

  const send = async (values: MeetingValues) => {
    const { data, error } = await schedule({ input: meetingInput(values) })
    const complaints = complaintsOf(data?.scheduleMeeting, error)
    if (complaints.length === 0) return setTaken(data?.scheduleMeeting?.message ?? '')
    const placed = complaints.map(({ message, path }) => ({
      message,
      field: meetingFields.find((name) => name === path?.at(-1)),
    }))
    setRefusals(placed.flatMap(({ message, field }) => (field ? [] : [message])))
    for (const { message, field } of placed) if (field) form.setError(field, { message })
    const first = placed.find(({ field }) => field)?.field
    if (first) form.setFocus(first)
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
