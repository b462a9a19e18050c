import { expect, it, test } from 'vitest'
import { decideOperation, toFreeForm } from './decision.ts'
import { hashText } from './manifest.ts'

const trusted = 'query Trusted{languages{code}}'
const own = '{ languages { code } }'
const manifest = new Map([[hashText(trusted), trusted]])
const persisted = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } })

const runs = (text: string) => ({ kind: 'accepted', text })
const unnamed = { kind: 'unnamed' }
const [unknown, mismatch, only] = [
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_HASH_MISMATCH',
  'TRUSTED_DOCUMENTS_ONLY',
].map((code) => expect.objectContaining({ kind: 'refused', code }))

test.for([
  ['a known hash', { extensions: persisted(hashText(trusted)) }, runs(trusted), runs(trusted)],
  ['a known document id', { documentId: hashText(trusted) }, runs(trusted), runs(trusted)],
  ['a document id that names its kind', { documentId: `sha256:${hashText(trusted)}` }, runs(trusted), runs(trusted)],
  ['an unknown hash', { extensions: persisted(hashText(own)) }, unknown, unknown],
  ['a name of every object as hash', { documentId: '__proto__' }, unknown, unknown],
  ['a known hash with its text', { query: trusted, documentId: hashText(trusted) }, runs(trusted), runs(trusted)],
  ['a known hash with another text', { query: own, documentId: hashText(trusted) }, mismatch, mismatch],
  ['an unknown hash with its text', { query: own, documentId: hashText(own) }, only, runs(own)],
  ['two hashes', { documentId: hashText(own), extensions: persisted(hashText(trusted)) }, mismatch, mismatch],
  ['a trusted text', { query: trusted }, runs(trusted), runs(trusted)],
  ['a text of one’s own', { query: own }, only, runs(own)],
  ['nothing', {}, unnamed, unnamed],
  ['a hash that is no text', { extensions: persisted(7), documentId: {} }, unnamed, unnamed],
  ['extensions of another kind', { extensions: 'persistedQuery' }, unnamed, unnamed],
  ['a query that is no text', { query: 7 }, unnamed, unnamed],
] as const)('%s', ([, given, forAnyone, forTheTrusted]) => {
  expect(decideOperation(given, manifest, () => false)).toEqual(forAnyone)
  expect(decideOperation(given, manifest, () => true)).toEqual(forTheTrusted)
})

it('allows free-form operations only where the setting does', () => {
  const of = (setting: boolean | undefined, isProduction: boolean, graphiql: boolean) =>
    toFreeForm({ setting, isProduction, graphiql })
  expect([of(undefined, false, true), of(undefined, false, false)]).toEqual(['everyone', 'everyone'])
  expect([of(undefined, true, true), of(undefined, true, false)]).toEqual(['graphiql', 'partners'])
  expect([of(true, true, false), of(false, false, true)]).toEqual(['everyone', 'partners'])
})
