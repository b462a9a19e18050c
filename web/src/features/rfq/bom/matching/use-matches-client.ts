'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useClient } from 'urql'
import { BomMatchesDocument } from '#graphql/generated/documents/rfq.ts'
import { hasErrorCode } from '#graphql/has-error-code.ts'
import { inBatches } from '#graphql/add-lines/in-batches.ts'
import { waitAtMost } from '#graphql/wait-at-most.ts'
import { useIsOffline } from '#ui/browser/use-is-offline-client.ts'
import { useSettled } from '#ui/browser/use-settled-client.ts'
import type { BomLine, BomList } from '../bom-list.ts'
import { findKeyed, findKnown, findWanted, isPriceKnown, type StoredMatch, type Wanted } from './known-lines.ts'
import type { BomMatch } from '../plan-line.ts'
import { toPriceKey } from './plan-products.ts'
import { maxResponseMs, readProducts } from './read-products.ts'

/** A line costs 12 points; a visitor may spend 2,000 on one request. */
const linesPerRequest = 160
const typingMs = 400

type Progress = { done: number; total: number }

export const useMatches = (list: BomList) => {
  const t = useTranslations('common.failure')
  const client = useClient()
  const [stored, setStored] = useState<ReadonlyMap<string, StoredMatch>>(new Map())
  const latest = useRef(stored)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failure, setFailure] = useState('')
  const [attempt, setAttempt] = useState(0)
  const wanted = useMemo(() => findWanted(list), [list])
  const settled = useSettled(wanted, typingMs)
  const isOffline = useIsOffline()

  useEffect(() => {
    latest.current = stored
  }, [stored])

  useEffect(() => {
    const stale = settled.filter((each) => !isPriceKnown(latest.current.get(each.line.lineId), each))
    if (stale.length === 0 || isOffline) {
      setProgress(null)
      setFailure('')
      return undefined
    }
    let isCurrent = true
    const matchBatch = async (batch: readonly Wanted[]) => {
      const variables = { parts: batch.map(({ query }) => query) }
      const request = client.query(BomMatchesDocument, variables, { requestPolicy: 'network-only' })
      const response = await waitAtMost(maxResponseMs, request.toPromise())
      if (!response?.data?.matchParts) return { error: response?.error }
      const toChosen = ({ line: { productId }, query: { quantity } }: Wanted) =>
        productId === null ? [] : [{ productId, quantity: quantity ?? undefined }]
      const { offers, error: failed } = await readProducts(client, batch.flatMap(toChosen))
      if (!offers) return { error: failed }
      const { matchParts } = response.data
      return {
        found: batch.flatMap((wantedLine, at) => {
          const { line, key, query } = wantedLine
          const match = matchParts[at]
          const [chosen] = toChosen(wantedLine).flatMap((each) => offers.get(toPriceKey(each)) ?? [])
          return match ? [[line.lineId, { key, query, match: { ...match, ...chosen } }] as const] : []
        }),
      }
    }

    const matchAll = async () => {
      setFailure('')
      setProgress({ done: 0, total: stale.length })
      let done = 0
      for (const batch of inBatches(stale, linesPerRequest)) {
        const { found, error } = await matchBatch(batch)
        // A response that arrives late does not replace a newer one.
        if (found) setStored((now) => new Map(isCurrent ? [...now, ...found] : [...found, ...now]))
        if (!isCurrent) return
        if (!found) {
          setProgress(null)
          return setFailure(t(hasErrorCode(error, 'RATE_LIMITED') ? 'rateLimited' : 'unavailable'))
        }
        done += batch.length
        setProgress({ done, total: stale.length })
      }
      setProgress(null)
    }
    void matchAll()
    return () => {
      isCurrent = false
    }
  }, [settled, attempt, isOffline, client, t])

  const { matches, plans } = useMemo(() => findKnown(list, stored), [list, stored])

  return {
    matches,
    plans,
    progress,
    failure,
    hasStopped: failure !== '' || isOffline,
    retry: () => setAttempt((now) => now + 1),
    /** A chosen candidate is known at once. */
    setMatch: (line: BomLine, match: BomMatch) => {
      const keyed = findKeyed(line, list)
      if (keyed) setStored((now) => new Map(now).set(line.lineId, { ...keyed, match }))
    },
  }
}

export type UseMatches = ReturnType<typeof useMatches>
