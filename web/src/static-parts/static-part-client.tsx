'use client'
import { createElement, use, useState, type ReactNode } from 'react'
import type { inDocument } from './marker.ts'

export type StaticTag = 'article' | 'aside' | 'div' | 'dl' | 'figure' | 'header' | 'nav' | 'section' | 'ul'

type StaticPartHostProps = {
  id: string
  as: StaticTag
  attributes: object
  content: Promise<{ staticPart: ReactNode } | typeof inDocument>
}

export function StaticPartHost({ content, ...rest }: StaticPartHostProps) {
  const part = use(content)
  if (part === 'inDocument') return <DocumentPart {...rest} />
  const children = Array.isArray(part.staticPart) ? part.staticPart : [part.staticPart]
  return createElement(rest.as, { ...rest.attributes, 'data-static': rest.id }, ...children)
}

/** Needed again when the visitor comes back to the page inside the router. */
const contents = new Map<string, string>()

const readContents = (id: string) => {
  const html = contents.get(id) ?? document.querySelector(`[data-static='${id}']`)?.innerHTML ?? ''
  contents.set(id, html)
  return html
}

/** The object stays the same, so React never writes the contents again. */
function DocumentPart({ id, as, attributes }: Omit<StaticPartHostProps, 'content'>) {
  const [html] = useState(() => ({ __html: readContents(id) }))
  return createElement(as, { ...attributes, 'data-static': id, dangerouslySetInnerHTML: html })
}
