import { isRecord, parseJson } from '@partgate/schema/json.ts'
import { maxLongTextChars } from '@partgate/schema/limits.ts'
import { personalKey } from '#security/personal-storage.ts'
import { storedText } from '#ui/browser/stored-text.ts'
import type { InputLifetime } from './stored-inputs.ts'

export type InputValues = Record<string, string | boolean>

const maxPageChangeMs = 60_000

/** A record for the next page counts only if that page began to load within a minute. */
const isExpired = (leftAtMs: unknown) =>
  typeof leftAtMs === 'number' && Math.abs(performance.timeOrigin - leftAtMs) > maxPageChangeMs

/** The fields of a form that its owner has changed, stored in this tab until the same owner opens the form again. */
export const inputRecord = (form: string, maxChars: number = maxLongTextChars) => {
  const text = storedText(personalKey(`input:${form}`))
  const hasType = (value: unknown, example: string | boolean) =>
    typeof value === typeof example && !(typeof value === 'string' && value.length > maxChars)
  return {
    /** False without a change, and where the browser could not store it. */
    write: <Form extends InputValues>(owner: string, typed: Form, known: Form, lifetime: InputLifetime) => {
      const changed = Object.entries(typed).filter(([field, value]) => value !== known[field])
      if (changed.length === 0) return false
      const leftAtMs = lifetime === 'next-page' ? Date.now() : undefined
      return text.write(JSON.stringify({ owner, leftAtMs, changed: Object.fromEntries(changed) }))
    },
    /** Null without a record of this owner. Fields of another type or above the length are left out. An expired record is removed. */
    read: <Form extends InputValues>(owner: string, known: Form): Partial<Form> | null => {
      const record = parseJson(text.read())
      if (!isRecord(record)) return null
      if (isExpired(record['leftAtMs'])) {
        text.write(null)
        return null
      }
      if (record['owner'] !== owner || !isRecord(record['changed'])) return null
      const { changed } = record
      const fields = Object.entries(known).filter(([field, value]) => hasType(changed[field], value))
      return Object.fromEntries(fields.map(([field]) => [field, changed[field]])) as Partial<Form>
    },
    clear: () => void text.write(null),
  }
}
