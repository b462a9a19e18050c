'use client'
import { useCallback } from 'react'
import { useTranslations } from 'next-intl'
import type { CombinedError } from 'urql'

type Payload<Complaint> = { errors: Complaint[] } | null | undefined
type Failure = { __typename: 'Failure'; message: string; path: null }

/** What is wrong after a mutation, in sentences: the shop's own, or ours where it could not be asked. Empty is success. */
export const useComplaints = () => {
  const t = useTranslations('common.failure')
  return useCallback(
    <Complaint>(payload: Payload<Complaint>, error: CombinedError | undefined): (Complaint | Failure)[] => {
      if (payload) return payload.errors
      const isLimited = error?.graphQLErrors.some(({ extensions }) => extensions.code === 'RATE_LIMITED')
      return [{ __typename: 'Failure', message: t(isLimited ? 'rateLimited' : 'unavailable'), path: null }]
    },
    [t],
  )
}
