import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, test } from 'vitest'
import { readSettings } from '../env.ts'
import { type ApiKey, findClient, createApiKey, parseApiKey } from './api-keys.ts'

const hex = 'ab'.repeat(32)

test.for([
  [`acme:${hex}`, { keyId: 'acme', pointsPerMinute: null }],
  [` acme-2.eu:${hex}:60000 `, { keyId: 'acme-2.eu', pointsPerMinute: 60_000 }],
  [`acme:${hex}:1000`, { keyId: 'acme', pointsPerMinute: 1_000 }],
  [`acme:${hex}:999`, null],
  [`acme:${hex}:0`, null],
  [`acme:${hex}:6e4`, null],
  [`acme:${hex.slice(1)}`, null],
  [`:${hex}`, null],
  ['acme', null],
  [`a b:${hex}`, null],
] as const)('%s is read as %o', ([line, wanted]) => {
  const key = parseApiKey(line)
  expect(key && { keyId: key.keyId, pointsPerMinute: key.pointsPerMinute }).toEqual(wanted)
})

const [acme, other] = [createApiKey('acme'), createApiKey('other')]
const keys = [parseApiKey(other.line), parseApiKey(`${acme.line}:6000`)].filter((key): key is ApiKey => key !== null)

it('a new key is known by its line, which does not hold it', () => {
  expect(acme.line).not.toContain(acme.key)
  expect(findClient(keys, acme.key)).toEqual({ keyId: 'acme', pointsPerMinute: 6_000 })
  expect(findClient(keys, other.key)).toEqual({ keyId: 'other', pointsPerMinute: null })
})

test.for([null, '', 'pg_', acme.line, `${acme.key}x`, acme.key.slice(0, -1), 'x'.repeat(100_000)])(
  '%s is nobody’s key',
  (presented) => {
    expect(findClient(keys, presented)).toBeNull()
  },
)

const aFile = (text: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'partgate-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'keys')
  writeFileSync(file, text)
  return file
}

it('keys come from the setting and from the file', () => {
  const file = aFile(`# partners\n${acme.line}:6000\n\nsecond:${hex} # on trial\n`)
  const { apiKeys } = readSettings({ API_KEYS: `third:${hex}`, API_KEYS_FILE: file })
  expect(apiKeys.map(({ keyId }) => keyId)).toEqual(['third', 'acme', 'second'])
})

test.for([
  [{ API_KEYS: 'pg_the-key-itself' }, /^API_KEYS must be keys separated by commas, each name:hash /],
  [{ API_KEYS: `a:${hex},a:${hex}` }, /^API_KEYS must be keys separated by commas, each name:hash /],
  [{ API_KEYS_FILE: '/nowhere' }, /^API_KEYS_FILE must be a file .*, not "\/nowhere"\.$/],
  [{ TRUSTED_DOCUMENTS: '/nowhere' }, /^TRUSTED_DOCUMENTS must be files .*, not "\/nowhere"\.$/],
  [{ FREE_FORM: 'yes' }, 'FREE_FORM must be "on" or "off", not "yes".'],
] as const)('%o is refused in one sentence, without a secret', ([settings, sentence]) => {
  expect(() => readSettings(settings)).toThrow(sentence)
  expect(() => readSettings(settings)).not.toThrow(/the-key-itself/)
})

it('a file of trusted documents whose hash is not that of its text is refused', () => {
  expect(() => readSettings({ TRUSTED_DOCUMENTS: aFile(`{"${hex}": "{ a }"}`) })).toThrow(/^TRUSTED_DOCUMENTS/)
})
