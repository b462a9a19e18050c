'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useClient } from 'urql'
import { useIsOffline } from '#ui/browser/use-is-offline-client.ts'
import type { BomList } from '../bom-list.ts'
import type { BomMatch, LinePlan } from '../plan-line.ts'
import { planProducts, toPriceKey } from './plan-products.ts'
import { readProducts } from './read-products.ts'

type Known = {
  matches: ReadonlyMap<string, Pick<BomMatch, 'product' | 'price'>>
  plans: ReadonlyMap<string, LinePlan>
}

/** Plans of the lines with the prices of products that several selected lines have, or several lines that were taken together. */
export const useProductPlans = (list: BomList, { matches, plans: ownPlans }: Known) => {
  const t = useTranslations('common.failure')
  const client = useClient()
  const isOffline = useIsOffline()
  const [prices, setPrices] = useState<ReadonlyMap<string, BomMatch['price']>>(new Map())
  const [failure, setFailure] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { plans, missing } = useMemo(
    () => planProducts(list, { matches, plans: ownPlans }, prices),
    [list, matches, ownPlans, prices],
  )
  const latest = useRef(missing)
  const missingKeys = missing.map(toPriceKey).join(', ')

  useEffect(() => {
    latest.current = missing
  }, [missing])

  useEffect(() => {
    setFailure('')
    if (missingKeys === '' || isOffline) return undefined
    let isCurrent = true
    const wanted = latest.current
    void readProducts(client, wanted).then(({ offers }) => {
      if (offers) {
        const read = wanted.map((key) => [toPriceKey(key), offers.get(toPriceKey(key))?.price ?? null] as const)
        setPrices((now) => new Map([...now, ...read]))
      } else if (isCurrent) setFailure(t('unavailable'))
    })
    return () => {
      isCurrent = false
    }
  }, [missingKeys, attempt, isOffline, client, t])

  return { plans, failure, retry: () => setAttempt((now) => now + 1) }
}
