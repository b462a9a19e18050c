'use client'
import { useCallback } from 'react'
import { useTranslations } from 'next-intl'
import type { CombinedError } from 'urql'
import { hasErrorCode } from './has-error-code.ts'
import { isAccountChanged } from './session/page-account.ts'

type Payload<UserError> = { errors: UserError[] } | null | undefined
type Failure = { __typename: 'Failure'; message: string; path: null }

export const useUserErrors = () => {
  const t = useTranslations('common.failure')
  return useCallback(
    <UserError>(payload: Payload<UserError>, error: CombinedError | undefined): (UserError | Failure)[] => {
      if (payload) return payload.errors
      const reason = isAccountChanged(error)
        ? 'accountChanged'
        : hasErrorCode(error, 'RATE_LIMITED')
          ? 'rateLimited'
          : 'unavailable'
      return [{ __typename: 'Failure', message: t(reason), path: null }]
    },
    [t],
  )
}
