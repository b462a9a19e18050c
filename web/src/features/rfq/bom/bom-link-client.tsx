'use client'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { bomPage } from '../pages.ts'
import { handOver } from '../bom-hand-over.ts'

/** Takes the text along that is typed in the form around it. */
export function BomLink({ field, children }: { field: string; children: ReactNode }) {
  return (
    <ButtonLink
      href={bomPage}
      onClick={({ currentTarget }) => {
        const list = currentTarget.closest('form')?.elements.namedItem(field)
        if (list instanceof HTMLTextAreaElement && list.value.trim() !== '') handOver({ text: list.value })
      }}
    >
      {children}
    </ButtonLink>
  )
}
