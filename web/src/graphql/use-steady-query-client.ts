'use client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import type { AnyVariables, UseQueryResponse } from 'urql'
import { useToast } from '#ui/toast-store.ts'

/** If a later request of the same operation fails, returns the last data without the error, and shows a message. Other errors are returned as they are. */
export const useSteadyQuery = <Data, Variables extends AnyVariables>([state, read]: UseQueryResponse<
  Data,
  Variables
>): UseQueryResponse<Data, Variables> => {
  const t = useTranslations('common.failure')
  const toast = useToast()
  const { data, error, operation } = state
  const [last, setLast] = useState<{ data: Data; operationKey: number | undefined }>()
  if (data !== undefined && !error && data !== last?.data) setLast({ data, operationKey: operation?.key })
  const previous = error && last?.operationKey === operation?.key ? last : undefined
  const hasRefreshFailed = previous !== undefined
  useEffect(() => {
    if (hasRefreshFailed) toast.error(t('unavailable'))
  }, [hasRefreshFailed, error, toast, t])
  return [previous ? { ...state, data: previous.data, error: undefined } : state, read]
}
