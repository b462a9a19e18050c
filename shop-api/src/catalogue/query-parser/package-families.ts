import { compact, findMounting, readMounting, toStandard } from './package-names.ts'

const smallOutline = /(?<![A-Z])SO(?:P|L|IC)?-?W?[-_ ]?0?(\d{1,2})(?!\d)/i
/** Lists write SO, SOP and SOIC for narrow and wide packages alike. */
export const isSameOutline = (text: string, name: string) => {
  const pins = smallOutline.exec(name)?.[1]
  return pins !== undefined && smallOutline.exec(text)?.[1] === pins
}

/** `SOT-23` in the text, where the name is `SOT-23-5`. */
export const isWithoutPins = (text: string, name: string) => {
  const [, letters, size] = /^([A-Z]+)-(\d+[A-Z]*)-\d+$/.exec(name) ?? []
  return size !== undefined && new RegExp(`(?<![A-Z])${letters}-?${size}(?![-_ ]?\\d)`, 'i').test(text)
}

const families: readonly [RegExp, string][] = [
  [/^[A-Z]*QFP(\d+).*$/, 'QFP$1'],
  [/^H?(?:MSOP|VSSOP|USOP|TSSOP)(\d+)(?:1?EP)?$/, 'TSSOP$1'],
  [/^H?(?:SO|SOP|SOIC)(\d+)(?:1?EP)?$/, 'SOIC$1'],
  [/^[A-Z0-9]*(?:QFN|DFN|SON|LGA)(\d+).*$/, 'QFN$1'],
  [/^(SO[DT]\d+|TO\d+)[A-Z]+(\d*)$/, '$1$2'],
]
const toFamily = (name: string) => {
  const form = toStandard(compact(name.replace(/\(.*/, '')))
  const [pattern, replacement] = families.find(([each]) => each.test(form)) ?? []
  return pattern && replacement ? form.replace(pattern, replacement) : form
}
const anyPins = '8'
/** A family such as `SOIC` without the pins of `SOIC-8`. `DIL` and `DIP` stand for every leaded package. */
export const isInFamily = (family: string, name: string) =>
  readMounting(family) === 'through'
    ? findMounting(name) === 'through'
    : toFamily(`${family}${anyPins}`) === toFamily(name.replace(/\(.*/, '').replace(/\d+/, anyPins))
/** Manufacturers have names of their own for one outline, with or without a thermal pad: LQFP and TQFP, MSOP and TSSOP, SOIC and HSOP,
 * DFN and SON. */
export const isSameFamily = (one: string, other: string) => toFamily(one) === toFamily(other)
