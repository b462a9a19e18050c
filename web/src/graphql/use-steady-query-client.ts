'use client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import type { AnyVariables, UseQueryResponse } from 'urql'
import { useToast } from '#ui/toast-store.ts'

/** While a refresh fails, the data that is shown stays, and a message says that the shop did not respond. */
export const useSteadyQuery = <Data, Variables extends AnyVariables>([state, read]: UseQueryResponse<
  Data,
  Variables
>): UseQueryResponse<Data, Variables> => {
  const t = useTranslations('common.failure')
  const toast = useToast()
  const { data, error, operation } = state
  const [shown, setShown] = useState<{ data: Data; operationKey: number | undefined }>()
  if (data !== undefined && !error && data !== shown?.data) setShown({ data, operationKey: operation?.key })
  const hasFailed = error !== undefined && shown?.operationKey === operation?.key
  useEffect(() => {
    if (hasFailed) toast.error(t('unavailable'))
  }, [hasFailed, error, toast, t])
  return [hasFailed && shown ? { ...state, data: shown.data, error: undefined } : state, read]
}
