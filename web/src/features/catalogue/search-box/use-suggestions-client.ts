'use client'
import { useEffect, useState } from 'react'
import type { SearchBoxQuery } from '#graphql/generated/types.ts'
import { useSearchBoxQuery } from '#graphql/generated/hooks/catalogue.ts'

const debounceMs = 500
const maxShown = 10
const none: NonNullable<SearchBoxQuery['suggestions']> = []

const useSettled = (value: string) => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Waits half a second after the last letter; earlier suggestions stay until the next ones arrive. */
export const useSuggestions = (typed: string, isOpen: boolean, isComposing: boolean) => {
  const keyword = typed.trim()
  const settled = useSettled(keyword)
  const isRequested = isOpen && !isComposing && keyword !== '' && settled === keyword
  const [{ data, fetching }, ask] = useSearchBoxQuery({ variables: { keyword: settled }, pause: !isRequested })
  const isAnswered = isRequested && !fetching
  const found = data?.suggestions
  const [last, setLast] = useState(none)
  useEffect(() => {
    if (!isOpen) setLast(none)
    else if (isAnswered) setLast(found ?? none)
  }, [isOpen, isAnswered, found])
  return {
    suggestions: (isAnswered ? (found ?? none) : last).slice(0, maxShown),
    isAwaited: isOpen && !isAnswered,
    hasFailed: isAnswered && !found,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}
