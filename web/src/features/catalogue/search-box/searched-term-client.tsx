'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'next/navigation'
import { searchTerm } from './search-term.ts'

export const useSearchedTerm = () => searchTerm(useSearchParams().get('wd') ?? '')

export function SearchedTerm({ onChange }: { onChange: (term: string, isFirst: boolean) => void }) {
  const term = useSearchedTerm()
  const reported = useRef<string>(null)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (term === reported.current) return
    const isFirst = reported.current === null
    reported.current = term
    tell(term, isFirst)
  }, [term])
  return null
}
