'use client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import type { AnyVariables, UseQueryResponse } from 'urql'
import { toast } from '#ui/toast/toast-store.ts'

/** As `stale-if-error` of RFC 5861, without its time limit: if a refresh fails, the last data of the same operation is returned instead of the error, and a message is shown. */
export const useStaleIfError = <Data, Variables extends AnyVariables>([
  { data, error, operation, fetching },
  read,
]: UseQueryResponse<Data, Variables>) => {
  const t = useTranslations('common.failure')
  const [last, setLast] = useState<{ data: Data; operationKey: number | undefined }>()
  if (data !== undefined && !error && data !== last?.data) setLast({ data, operationKey: operation?.key })
  const previous = error && last?.operationKey === operation?.key ? last : undefined
  const hasRefreshFailed = previous !== undefined
  useEffect(() => {
    if (hasRefreshFailed) toast.error(t('unavailable'))
  }, [hasRefreshFailed, error, t])
  return {
    data: previous ? previous.data : data,
    error: previous ? undefined : error,
    operation,
    isFetching: fetching,
    reload: () => read({ requestPolicy: 'network-only' }),
  }
}
