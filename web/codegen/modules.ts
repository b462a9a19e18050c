import { Kind } from 'graphql'
import type { Sources } from './typed-strings.ts'

export const findModule = (location: string) =>
  /web\/src\/(?:features\/)?([\w-]+)\//.exec(location.replaceAll('\\', '/'))?.[1] ?? ''

export const selectSources = (part: string, sources: Sources): Sources =>
  sources.map(({ document, ...source }) => {
    if (!document || findModule(source.location ?? '') === part) return { document, ...source }
    const definitions = document.definitions.filter(({ kind }) => kind !== Kind.OPERATION_DEFINITION)
    return { ...source, document: { ...document, definitions } }
  })
