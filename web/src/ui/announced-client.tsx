'use client'
import { useState } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export function Announced({ sentence }: { sentence: string }) {
  const [first] = useState(sentence)
  return (
    <div role="status">
      <VisuallyHidden>{sentence === first ? '' : sentence}</VisuallyHidden>
    </div>
  )
}
