'use client'
import { useRef } from 'react'
import { useComplaints } from '#graphql/complaints-client.ts'
import type { RequestQuickQuoteInput } from '#graphql/generated/documents.ts'
import { useRequestQuickQuoteMutation } from '#graphql/generated/hooks.ts'

type Asked = Omit<RequestQuickQuoteInput, 'productId' | 'idempotencyKey'>

/** Letters and digits that nobody else draws; works on pages that came by plain http too. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => byte.toString(36)).join('-')

/** Sends a request; the same words again are the same request, however often they are sent. */
export const useQuickRequest = (productId: string) => {
  const complaintsOf = useComplaints()
  const [, request] = useRequestQuickQuoteMutation()
  const last = useRef({ words: '', key: '' })
  return async (asked: Asked) => {
    const words = JSON.stringify({ ...asked, captchaToken: null })
    if (words !== last.current.words) last.current = { words, key: newKey().slice(0, 64) }
    const input = { ...asked, productId, idempotencyKey: last.current.key }
    const { data, error } = await request({ input })
    const complaints = complaintsOf(data?.requestQuickQuote, error)
    return { rfqNumber: complaints.length === 0 ? (data?.requestQuickQuote?.rfqNumber ?? null) : null, complaints }
  }
}
