'use client'
import { useState } from 'react'
import { useComplaints } from '#graphql/complaints-client.ts'
import { useSendFeedbackMutation } from '#graphql/generated/hooks/site.ts'
import { useToast } from '#ui/toast-store.ts'
import { emptyFeedback, feedbackProblems, isFine, type FeedbackForm, type FeedbackProblems } from './feedback-rules.ts'
import { feedbackDialog } from './feedback-store.ts'

const durationMs = 3000

/** What is typed, what is amiss with it once it was sent off, and the sending. */
export const useFeedback = (offered: number[]) => {
  const toast = useToast()
  const complaintsOf = useComplaints()
  const [{ fetching }, send] = useSendFeedbackMutation()
  const [form, setForm] = useState(emptyFeedback)
  const [problems, setProblems] = useState<FeedbackProblems>({})

  const change = (changed: Partial<FeedbackForm>) => {
    setForm({ ...form, ...changed })
    setProblems({ ...problems, ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])) })
  }
  /** True where the form was fit to be sent. */
  const submit = async () => {
    const found = feedbackProblems(form, offered)
    setProblems(found)
    if (!isFine(found)) return false
    const { typeId, email, comment } = form
    const { data, error } = await send({ input: { typeId: Number(typeId), email: email.trim(), comment } })
    if (error?.networkError) return true
    const [complaint] = complaintsOf(data?.sendFeedback, error)
    if (complaint) {
      toast.error(complaint.message, { durationMs })
    } else {
      feedbackDialog.close()
      setForm(emptyFeedback)
      toast.success(data?.sendFeedback?.message ?? '', { durationMs })
    }
    return true
  }
  return { form, problems, change, submit, isSending: fetching }
}
