import { normalizePartNumber } from './part-number.ts'

/** How codes for packages at the end of numbers go on in codes for other packages: `N` is a DIP, `NS` an SOP. Reels and finishes, such as
 * `R`, `RG4` and `T`, are no codes for packages. */
const longerCodes: Readonly<Record<string, RegExp>> = {
  N: /^S/,
  P: /^(?:W|S|FP|AG)/,
  D: /^(?:[BCLSW]|[DQ][A-Z]|G(?!4)|P(?!BF)|R(?!2G|[EG]4)[A-Z]|MR2G|TB?R2G)/,
  DB: /^[QTV]/,
  PW: /^P/,
}
/** The code behind the digits of the function and a grade: `LM358AN`, `TL072CP`. */
const coded = /\d[ABCIM]{0,2}(N|PW?|DB?)$/

/** A chip whose number begins with `base`, but goes on with the code of another package: `74LS138N` and `74LS138NSR`. */
export const hasOtherPackageCode = (base: string, mpn: string) => {
  const code = coded.exec(base)?.[1]
  const norm = normalizePartNumber(mpn)
  return code !== undefined && norm.startsWith(base) && longerCodes[code]?.test(norm.slice(base.length)) === true
}
