'use client'
import { useState } from 'react'
import { useComplaints } from '#graphql/complaints-client.ts'
import type { RequestQuickQuoteInput } from '#graphql/generated/types.ts'
import { useRequestQuickQuoteMutation } from '#graphql/generated/hooks/rfq.ts'
import { onceKeys } from './once-key.ts'

type Asked = Omit<RequestQuickQuoteInput, 'productId' | 'idempotencyKey'>

/** Sends a request, once. */
export const useQuickRequest = (productId: string) => {
  const complaintsOf = useComplaints()
  const [, request] = useRequestQuickQuoteMutation()
  const [keyOf] = useState(onceKeys)
  return async (asked: Asked) => {
    const input = { ...asked, productId, idempotencyKey: keyOf(asked) }
    const { data, error } = await request({ input })
    const complaints = complaintsOf(data?.requestQuickQuote, error)
    return { rfqNumber: complaints.length === 0 ? (data?.requestQuickQuote?.rfqNumber ?? null) : null, complaints }
  }
}
