import { expect, it, test } from 'vitest'
import { decide, freeFormOf } from './trusted-decision.ts'
import { hashOf } from './trusted-manifest.ts'

const trusted = 'query Trusted{languages{code}}'
const own = '{ languages { code } }'
const manifest = new Map([[hashOf(trusted), trusted]])
const persisted = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } })

const runs = (text: string) => ({ text })
const [unknown, mismatch, only] = [
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_HASH_MISMATCH',
  'TRUSTED_DOCUMENTS_ONLY',
].map((code) => expect.objectContaining({ code }))

test.for([
  ['a known hash', { extensions: persisted(hashOf(trusted)) }, runs(trusted), runs(trusted)],
  ['a known document id', { documentId: hashOf(trusted) }, runs(trusted), runs(trusted)],
  ['a document id that names its kind', { documentId: `sha256:${hashOf(trusted)}` }, runs(trusted), runs(trusted)],
  ['an unknown hash', { extensions: persisted(hashOf(own)) }, unknown, unknown],
  ['a name of every object as hash', { documentId: '__proto__' }, unknown, unknown],
  ['a known hash with its text', { query: trusted, documentId: hashOf(trusted) }, runs(trusted), runs(trusted)],
  ['a known hash with another text', { query: own, documentId: hashOf(trusted) }, mismatch, mismatch],
  ['an unknown hash with its text', { query: own, documentId: hashOf(own) }, only, runs(own)],
  ['two hashes', { documentId: hashOf(own), extensions: persisted(hashOf(trusted)) }, mismatch, mismatch],
  ['a trusted text', { query: trusted }, runs(trusted), runs(trusted)],
  ['a text of one’s own', { query: own }, only, runs(own)],
  ['nothing', {}, null, null],
  ['a hash that is no text', { extensions: persisted(7), documentId: {} }, null, null],
  ['extensions of another kind', { extensions: 'persistedQuery' }, null, null],
  ['a query that is no text', { query: 7 }, null, null],
] as const)('E8: %s', ([, given, forAnyone, forTheTrusted]) => {
  expect(decide(given, manifest, () => false)).toEqual(forAnyone)
  expect(decide(given, manifest, () => true)).toEqual(forTheTrusted)
})

it('keeps free-form operations to those the setting names', () => {
  const of = (wish: 'on' | 'off' | undefined, isProduction: boolean, graphiql: boolean) =>
    freeFormOf({ wish, isProduction, graphiql })
  expect([of(undefined, false, true), of(undefined, false, false)]).toEqual(['everyone', 'everyone'])
  expect([of(undefined, true, true), of(undefined, true, false)]).toEqual(['graphiql', 'nobody'])
  expect([of('on', true, false), of('off', false, true)]).toEqual(['everyone', 'nobody'])
})
