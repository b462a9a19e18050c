'use client'
import { useState } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Announces each sentence except the first one, which is part of the page. */
export function Announced({ sentence }: { sentence: string }) {
  const [shown, setShown] = useState({ sentence, isFirst: true })
  if (sentence !== shown.sentence) setShown({ sentence, isFirst: false })
  return (
    <div role="status">
      <VisuallyHidden>{shown.isFirst ? '' : sentence}</VisuallyHidden>
    </div>
  )
}
