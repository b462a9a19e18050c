import 'server-only'
import { cache } from 'react'
import { getLocale } from 'next-intl/server'
import { codeOf } from '#i18n/routing.ts'
import type { TypedString } from './generated/types.ts'
import { keptAnswer, type ReadResult } from './kept-answers.ts'

export type { ReadResult }

/** One answer per operation, variables and language within a page. */
const readOnce = cache(keptAnswer)

/** Public data for a server component. What belongs to a person is read in the browser. */
export const read = async <Data, Variables>(
  document: TypedString<Data, Variables>,
  variables: Variables,
  { locale }: { locale?: string } = {},
): Promise<ReadResult<Data>> => {
  const operation = /^query (\w+)/.exec(document)?.[1] ?? 'Unnamed'
  const lang = codeOf(locale ?? (await getLocale()))
  // The document's types were generated from the schema the gateway answers by.
  return (await readOnce(operation, document, JSON.stringify(variables), lang)) as ReadResult<Data>
}
