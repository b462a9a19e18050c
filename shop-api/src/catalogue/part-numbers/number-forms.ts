import { normalizePartNumber } from './part-number.ts'
import { tidy } from '../tidy.ts'
import { listPackagingVariants } from './packaging-codes.ts'

/** A way to read a number of the row. `own` is the number itself. */
export type NumberForm = {
  norm: string
  as: 'own' | 'numeric_form' | 'distributor_number' | 'packaging_suffix' | 'number_in_text'
}

/** Spreadsheets drop leading zeros, so up to three are added back. */
const lostZeros = ['0', '00', '000']
const addZeros = (norm: string) => (/^\d{4,}$/.test(norm) ? lostZeros.map((zeros) => zeros + norm) : [])

const digikeyEnd = /(?:CT|TR|DKR|-[126])?-ND$/i
/** The number of a supplier, before the manufacturer's: `603-` of Mouser, `311-` of DigiKey. */
const supplierPrefix = /^\d{2,4}-(?=.*[A-Z])/i

/** The manufacturer's number inside a distributor's. The prefix may belong to the number, so both readings are listed. */
export const unwrapDistributor = (number: string): string[] => {
  const ends = digikeyEnd.test(number) ? [number.replace(digikeyEnd, ''), number.replace(/-ND$/i, '')] : [number]
  const every = ends.flatMap((each) => [each, each.replace(supplierPrefix, '')])
  return [...new Set(every)].filter((each) => each !== number && each.length >= 4 && /[A-Z]/i.test(each))
}

const minTokenChars = 6
/** Words of a text that look like part numbers: at least six characters with letters and digits. */
export const listNumbersInText = (text: string) =>
  text
    .split(/[\s;|()[\]]+/)
    .map((word) => word.replace(/^[,.:]+|[,.:]+$/g, ''))
    .filter((word) => word.length >= minTokenChars && /\d/.test(word) && /[A-Z]/i.test(word))

const maxForms = 40

/** The likeliest form first; each normalized number once. */
export const listForms = (number: string, texts: readonly string[] = []): NumberForm[] => {
  const own = tidy(number)
  const unwrapped = unwrapDistributor(own)
  const forms = [
    { norm: normalizePartNumber(own), as: 'own' as const },
    ...addZeros(normalizePartNumber(own)).map((norm) => ({ norm, as: 'numeric_form' as const })),
    ...unwrapped.map((each) => ({ norm: normalizePartNumber(each), as: 'distributor_number' as const })),
    ...[own, ...unwrapped]
      .flatMap(listPackagingVariants)
      .map((each) => ({ norm: normalizePartNumber(each), as: 'packaging_suffix' as const })),
    ...texts.map((each) => ({ norm: normalizePartNumber(tidy(each)), as: 'number_in_text' as const })),
  ]
  const first = new Map(forms.toReversed().map((form) => [form.norm, form]))
  return forms.filter((form) => form.norm !== '' && first.get(form.norm) === form).slice(0, maxForms)
}
