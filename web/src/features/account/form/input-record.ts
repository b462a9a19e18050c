import { isRecord, parseJson } from '@partgate/schema/json.ts'
import { maxLongTextChars } from '@partgate/schema/limits.ts'
import { personalKey } from '#security/personal-storage.ts'
import { storedText } from '#ui/browser/stored-text.ts'

type Values = Record<string, string | boolean>

const hasType = (value: unknown, example: string | boolean) =>
  typeof value === typeof example && !(typeof value === 'string' && value.length > maxLongTextChars)

/** The fields of a form that its owner has changed, stored in this tab until the same owner opens the form again. */
export const inputRecord = (form: string) => {
  const text = storedText(personalKey(`input:${form}`))
  return {
    /** False without a change. */
    write: <Form extends Values>(owner: string, typed: Form, known: Form) => {
      const changed = Object.entries(typed).filter(([field, value]) => value !== known[field])
      return changed.length > 0 && text.write(JSON.stringify({ owner, changed: Object.fromEntries(changed) }))
    },
    /** Storage content is validated. Null without a record of this owner. */
    read: <Form extends Values>(owner: string, known: Form): Partial<Form> | null => {
      const record = parseJson(text.read())
      if (!isRecord(record) || record['owner'] !== owner || !isRecord(record['changed'])) return null
      const { changed } = record
      const fields = Object.entries(known).filter(([field, value]) => hasType(changed[field], value))
      return Object.fromEntries(fields.map(([field]) => [field, changed[field]])) as Partial<Form>
    },
    clear: () => void text.write(null),
  }
}
