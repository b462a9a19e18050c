import { Kind } from 'graphql'
import type { Sources } from './typed-strings.ts'

/** The part of the storefront that a file belongs to: its feature, or its folder where it is of none. */
export const partOf = (location: string) =>
  /web\/src\/(?:features\/)?([\w-]+)\//.exec(location.replaceAll('\\', '/'))?.[1] ?? ''

/** The operations of one part, with the fragments of all. */
export const onlyOf = (part: string, sources: Sources): Sources =>
  sources.map(({ document, ...source }) => {
    if (!document || partOf(source.location ?? '') === part) return { document, ...source }
    const definitions = document.definitions.filter(({ kind }) => kind !== Kind.OPERATION_DEFINITION)
    return { ...source, document: { ...document, definitions } }
  })
