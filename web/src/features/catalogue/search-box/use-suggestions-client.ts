'use client'
import { useEffect, useState } from 'react'
import { useSearchBoxQuery } from '#graphql/generated/hooks.ts'

const debounceMs = 500
const mostShown = 10

const useSettled = (value: string) => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Part numbers for what is typed, asked half a second after the last letter; a new letter gives up the question before. */
export const useSuggestions = (typed: string, isOpen: boolean) => {
  const keyword = typed.trim()
  const settled = useSettled(keyword)
  const isAsked = isOpen && keyword !== '' && settled === keyword
  const [{ data, error, fetching }] = useSearchBoxQuery({ variables: { keyword: settled }, pause: !isAsked })
  const isAnswered = isAsked && !fetching
  return {
    suggestions: isAnswered ? (data?.suggestions ?? []).slice(0, mostShown) : [],
    isAnswered,
    hasFailed: isAnswered && (error !== undefined || data?.suggestions === null),
  }
}
