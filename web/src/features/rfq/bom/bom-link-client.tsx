'use client'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { bomPage } from '../pages.ts'
import { handOver } from '../bom-hand-over.ts'

type BomLinkProps = { children: ReactNode } & (
  | { text: string }
  /** The text is typed into this field of the form around the link. */
  | { field: string }
)

const readField = (link: Element, name: string) => {
  const list = link.closest('form')?.elements.namedItem(name)
  return list instanceof HTMLTextAreaElement ? list.value : ''
}

/** Takes the text along. */
export function BomLink({ children, ...list }: BomLinkProps) {
  return (
    <ButtonLink
      href={bomPage}
      onClick={({ currentTarget }) => {
        const text = 'text' in list ? list.text : readField(currentTarget, list.field)
        if (text.trim() !== '') handOver({ text })
      }}
    >
      {children}
    </ButtonLink>
  )
}
