'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'next/navigation'
import { searchTerm } from './search-term.ts'

export const useSearchedTerm = () => searchTerm(useSearchParams().get('wd') ?? '')

/** Tells what is searched for: once, and whenever that changes. */
export function SearchedTerm({ onChange }: { onChange: (term: string, isFirst: boolean) => void }) {
  const term = useSearchedTerm()
  const told = useRef<string>(null)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (term === told.current) return
    const isFirst = told.current === null
    told.current = term
    tell(term, isFirst)
  }, [term])
  return null
}
