'use client'
import { useState } from 'react'
import type { CombinedError } from 'urql'
import { useComplaints } from '#graphql/complaints-client.ts'
import type { SubmitRfqMutation } from '#graphql/generated/types.ts'
import { useSubmitRfqMutation } from '#graphql/generated/hooks/rfq.ts'
import { onceKeys } from '../once-key.ts'
import type { ContactValues } from './contact-values.ts'
import type { PartRow } from './part-row.ts'
import { inWords, requestOf } from './request-of.ts'

/** A file is kept for an hour, and what the browser keeps as a product may be none. */
const isAboutReferences = (data: SubmitRfqMutation | undefined, error: CombinedError | undefined) =>
  data?.submitRfq?.errors.some(({ __typename }) => __typename === 'NotFoundError') ||
  error?.graphQLErrors.some(({ extensions }) => extensions.code === 'BAD_USER_INPUT')

/** Sends the request, once; without its references where the shop does not know them. */
export const useSubmitRfq = () => {
  const complaintsOf = useComplaints()
  const [, submit] = useSubmitRfqMutation()
  const [keyOf] = useState(onceKeys)
  return async (rows: PartRow[], contact: ContactValues, fileId: string | null, captchaToken: string) => {
    const send = (asked: ReturnType<typeof requestOf>) =>
      submit({ input: { ...asked, captchaToken, idempotencyKey: keyOf(asked) } })
    const asked = requestOf(rows, contact, fileId)
    const first = await send(asked)
    const { data, error } = isAboutReferences(first.data, first.error) ? await send(inWords(asked)) : first
    const complaints = complaintsOf(data?.submitRfq, error)
    return { rfqNumber: complaints.length === 0 ? (data?.submitRfq?.rfqNumber ?? null) : null, complaints }
  }
}
