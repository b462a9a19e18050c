import { isRecord, parseJson } from '@partgate/schema/json.ts'
import { createIdempotencyKey, isIdempotencyKey } from '#graphql/idempotency-key.ts'
import { personalKey } from '#security/personal-storage.ts'
import { storedText } from '#ui/browser/stored-text.ts'

/** Equal requests of a form get the same key until one succeeds, in this tab: one whose response was lost may have been created. */
export const createIdempotencyKeys = (form: string) => {
  const text = storedText(personalKey(`idempotency-keys:${form}`))
  return {
    toKey: (request: object) => {
      const content = JSON.stringify({ ...request, captchaToken: null })
      const keys = parseJson(text.read())
      const known = isRecord(keys) ? keys : {}
      const stored = known[content]
      const key = isIdempotencyKey(stored) ? stored : createIdempotencyKey()
      text.write(JSON.stringify({ ...known, [content]: key }))
      return key
    },
    clear: () => void text.write(null),
  }
}
