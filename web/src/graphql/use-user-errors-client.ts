'use client'
import { useCallback } from 'react'
import { useTranslations } from 'next-intl'
import type { CombinedError } from 'urql'

type Payload<UserError> = { errors: UserError[] } | null | undefined
type Failure = { __typename: 'Failure'; message: string; path: null }

export const useUserErrors = () => {
  const t = useTranslations('common.failure')
  return useCallback(
    <UserError>(payload: Payload<UserError>, error: CombinedError | undefined): (UserError | Failure)[] => {
      if (payload) return payload.errors
      const isLimited = error?.graphQLErrors.some(({ extensions }) => extensions.code === 'RATE_LIMITED')
      return [{ __typename: 'Failure', message: t(isLimited ? 'rateLimited' : 'unavailable'), path: null }]
    },
    [t],
  )
}
