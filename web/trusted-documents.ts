import { createHash } from 'node:crypto'
import { formatDocument, stringifyDocument } from '@urql/core'
import { OperationTypeNode } from 'graphql'
import { operationsOf, type Sources } from './typed-strings.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A codegen plugin: the operations that the gateway trusts, each in every form in which it is sent. The server sends queries as
 * they are; browsers send theirs, and all mutations, as urql writes them, with `__typename` for its cache. */
export const plugin = (_schema: unknown, sources: Sources) => {
  const texts = operationsOf(sources).flatMap(({ node, location, text }) => [
    ...(node.operation === OperationTypeNode.QUERY ? [text] : []),
    ...(location.endsWith('-server.graphql') ? [] : [stringifyDocument(formatDocument(text))]),
  ])
  return `${JSON.stringify(Object.fromEntries(texts.map((text) => [sha256(text), text])), null, 2)}\n`
}
