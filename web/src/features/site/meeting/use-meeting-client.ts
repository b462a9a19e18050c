'use client'
import { useState } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useScheduleMeetingMutation } from '#graphql/generated/hooks/site.ts'
import { placeErrors } from '#ui/place-errors.ts'
import { createResolver } from '#ui/create-resolver.ts'
import { emptyMeeting, meetingFields, meetingInput, meetingProblems, type MeetingValues } from './meeting-rules.ts'

const problemsNow = (values: MeetingValues) => meetingProblems(values, Date.now())

export const useMeeting = (firstTopic: string) => {
  const t = useTranslations('site.meeting.problems')
  const defaultValues = emptyMeeting(firstTopic)
  const form = useForm<MeetingValues>({
    defaultValues,
    resolver: createResolver(problemsNow, t),
    shouldFocusError: false,
  })
  const [, schedule] = useScheduleMeetingMutation()
  const toUserErrors = useUserErrors()
  const [refusals, setRefusals] = useState<string[]>([])
  const [taken, setTaken] = useState<string | null>(null)

  const send = async (values: MeetingValues) => {
    const { data, error } = await schedule({ input: meetingInput(values) })
    const userErrors = toUserErrors(data?.scheduleMeeting, error)
    if (userErrors.length === 0) return setTaken(data?.scheduleMeeting?.message ?? '')
    const { atFields, atForm } = placeErrors(userErrors, meetingFields)
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
