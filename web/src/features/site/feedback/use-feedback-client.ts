'use client'
import { useState } from 'react'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useSendFeedbackMutation } from '#graphql/generated/hooks/site.ts'
import { useToast } from '#ui/toast-store.ts'
import { emptyFeedback, feedbackProblems, isFine, type FeedbackForm, type FeedbackProblems } from './feedback-rules.ts'
import { feedbackDialog } from './feedback-store.ts'

const durationMs = 3000

export const useFeedback = (offered: number[]) => {
  const toast = useToast()
  const toUserErrors = useUserErrors()
  const [{ fetching }, send] = useSendFeedbackMutation()
  const [form, setForm] = useState(emptyFeedback)
  const [problems, setProblems] = useState<FeedbackProblems>({})

  const change = (changed: Partial<FeedbackForm>) => {
    setForm({ ...form, ...changed })
    setProblems({ ...problems, ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])) })
  }
  const submit = async () => {
    const found = feedbackProblems(form, offered)
    setProblems(found)
    if (!isFine(found)) return false
    const { typeId, email, comment } = form
    const { data, error } = await send({ input: { typeId: Number(typeId), email: email.trim(), comment } })
    if (error?.networkError) return true
    const [userError] = toUserErrors(data?.sendFeedback, error)
    if (userError) {
      toast.error(userError.message, { durationMs })
    } else {
      feedbackDialog.close()
      setForm(emptyFeedback)
      toast.success(data?.sendFeedback?.message ?? '', { durationMs })
    }
    return true
  }
  return { form, problems, change, submit, isSending: fetching }
}
