'use client'
import { useState } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Empty until the sentence changes for the first time. */
export const useChangedSentence = (sentence: string): string => {
  const [shown, setShown] = useState({ sentence, isFirst: true })
  if (sentence !== shown.sentence) setShown({ sentence, isFirst: false })
  return shown.isFirst ? '' : sentence
}

/** Announces each sentence except the first one, which is part of the page. */
export function Announced({ sentence }: { sentence: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{useChangedSentence(sentence)}</VisuallyHidden>
    </div>
  )
}
