import { createHash } from 'node:crypto'
import { formatDocument, stringifyDocument } from '@urql/core'
import { OperationTypeNode } from 'graphql'
import { listOperations, type Sources } from './typed-strings.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The server sends queries as written; browsers send the text that urql prints, with `__typename`. */
export const plugin = (_schema: unknown, sources: Sources) => {
  const texts = listOperations(sources).flatMap(({ node, location, text }) => [
    ...(node.operation === OperationTypeNode.MUTATION ? [] : [text]),
    ...(location.endsWith('-server.graphql') ? [] : [stringifyDocument(formatDocument(text))]),
  ])
  return `${JSON.stringify(Object.fromEntries(texts.map((text) => [sha256(text), text])), null, 2)}\n`
}
