'use client'
import { type Dispatch, useEffect } from 'react'
import { useSearchParams } from 'next/navigation'
import { randomName } from '../once-key.ts'
import { longestOf, typedRow } from './part-row.ts'
import type { PartRows, PartsChange } from './part-rows.ts'

type AskedPartProps = { parts: PartRows; change: Dispatch<PartsChange> }

/** The part that a link asks for (`?part=`) becomes a row, once: then it leaves the address. */
export function AskedPart({ parts: { rows, isRead }, change }: AskedPartProps) {
  const asked = useSearchParams().get('part')
  useEffect(() => {
    if (asked === null || !isRead) return
    const partNumber = asked.trim().slice(0, longestOf.partNumber)
    const isListed = rows.some((row) => row.partNumber === partNumber)
    if (partNumber && !isListed) change({ type: 'added', rows: [typedRow(randomName(8), { partNumber })] })
    history.replaceState(null, '', location.pathname)
  }, [asked, isRead, rows, change])
  return null
}
