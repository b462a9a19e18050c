'use client'
import { useSearchParams } from 'next/navigation'
import { historyViewOf } from './history-address.ts'
import { PastRequest } from './past-request-client.tsx'
import { RequestList } from './request-list-client.tsx'

/** The list of requests, or the one that the address names. */
export function HistoryContents() {
  const { rfqNumber, ...view } = historyViewOf(useSearchParams())
  return rfqNumber ? <PastRequest key={rfqNumber} rfqNumber={rfqNumber} view={view} /> : <RequestList view={view} />
}
