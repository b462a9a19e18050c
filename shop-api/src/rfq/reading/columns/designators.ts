import { pieceWords } from '@partgate/schema/piece-words.ts'

export type Designators = {
  count: number
  names: string[]
  /** False where the text has several readings, such as `R1-5` or `U1A, U1B`. */
  isSure: boolean
  /** The count is unsure only because the last name is perhaps a part number. */
  endsWithOther: boolean
}

/** Cyrillic letters that look like Latin ones. */
const lookalikes: Record<string, string> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  Т: 'T',
  Х: 'X',
}

const toLatin = (text: string) =>
  text.normalize('NFKC').replaceAll(/[АВСЕКМНОРТХ]/g, (letter) => lookalikes[letter] ?? letter)

/** The lookbehind and the bounds make long runs of blanks, dots or dashes cost no more than other text. */
const rangeSign = /(?<!\s)\s*(?:\.{2,6}|…|[-–—−~〜～]{1,6}>?|→|÷|\b(?:to|thru|through|bis)\b)\s*(?=[A-Za-z]{0,5}\d)/gi
const name = /^([A-Za-z]{1,6}[_$]?)(\d{1,5})([A-Za-z]?)((?:[._-][A-Za-z0-9]{1,8})*)$/
const looseName = /^[\p{L}_][\p{L}\p{N}_$.+-]{0,24}$/u
/** `CIN` beside `COUT1`, which begins with the same letter; other words in capitals are remarks. */
const isBareName = (token: string) =>
  /^[A-Z]{2,8}$/.test(token) &&
  !/^(?:DN[FIMP]|N[CFMP]|NO|OPT|OPTIONAL|ETC|ALL|ONLY|AND|OR|TBD|SEE|NOTE|PCB|RES|CAP|REF|REV|RED|CHIP|DIODE|SMD|TOP|BOTTOM)$/.test(
    token,
  )
/** `RN1-A` and `RN1-B`, `K1.1` and `K1.2` are perhaps sections of one part. */
const section = /^([A-Z]{1,6}\d{1,5})[.-](?:[A-Z]|\d{1,2})$/
const maxRange = 1_000

const addRange = (names: string[], text: string): boolean | null => {
  const [from = '', to = '', ...more] = text.split('\u0001')
  const [, prefix, first] = /^([A-Za-z]{1,6}_?)(\d{1,5})$/.exec(from) ?? []
  const [, otherPrefix, last] = /^([A-Za-z]{0,6}_?)(\d{1,5})$/.exec(to) ?? []
  if (prefix === undefined || last === undefined || more.length > 0) return null
  if (otherPrefix !== '' && otherPrefix?.toUpperCase() !== prefix.toUpperCase()) return null
  const [start, end] = [Number(first), Number(last)]
  if (end <= start || end - start > maxRange) return null
  for (let at = start; at <= end; at++) names.push(prefix + String(at))
  return otherPrefix !== ''
}

/** `C1-C4 (4)`. */
const countBehind = new RegExp(String.raw`^(.*\S)\s*[([]\s*[x×]?\s?(\d{1,4})\s?(?:[x×]|${pieceWords})?\s*[)\]]$`, 'i')
/** `R5*`, `C7(opt)`, `!PCB1`. */
const remark =
  /(?<=(?<![A-Za-z\d])[A-Za-z]{1,5}\d{1,4})(?:\*{1,2}|\s?\([^()]{1,16}\)|\s?\[[^[\]]{1,16}\])(?=[\s,;]|$)|(?<![^\s,;])!(?=[A-Za-z])/g

/** `C4*` is C4 with a remark, or every name that begins with C4. */
const wildcard = /[A-Za-z]\d*\*/
const brackets = /\([^()]*\)|\[[^[\]]*\]/g

const prefixes = new Set(
  `R RN RA RP RV RT RS RX RR VR POT C CP CE CN CON CONN CX D DZ DS DL LED LD L LX FB FL FER B BR Q QN T TR TRX M MP MK MIC U UX IC N J JP JR P PL X XT XTAL Y OSC K RL RLY REL S SW SB
   F FU FS FUSE H HS MH TP TPS BT BAT FID Z ZD VD VT DA DD HL XS XP ZQ SA SP LS ANT AE E EC EN G GDT W PS PT PC PCB MOD A AR V TVS ESD D_ U$ IR OK OC OPT HD HDR SO SK LCD DISP TH NTC NT`.split(
    /\s+/,
  ),
)

/** In `U4,U5 IR2101`, `Q1/BC547` and `T1, BC547`, the last name has other letters or more digits than the others: perhaps it is a part number. A comma
 * separates names of other letters too, but not of so many digits. `D1 D2 LED1` are designators, for all have usual letters
 * and no more digits; `D1 BAT54` perhaps not. */
const endsWithOther = (written: string) => {
  // `U4 IR2101 2`.
  const text = written.replace(/(?:\s\d{1,5})+$/, '')
  const [last = '', letters = '', digits = ''] = /(?<=[\s/,;])([A-Za-z]+)(\d+)[A-Za-z]?$/.exec(text) ?? []
  const names = text.slice(0, text.length - last.length)
  if (last === '' || names.trim() === '' || /[&+|]\s*$|\s(?:and|und|et|y|e|и)\s+$/i.test(names)) return false
  const isLong = (count: number) => digits.length >= count && !new RegExp(String.raw`\d{${count}}`).test(names)
  if (prefixes.has(letters) && !isLong(digits.length)) return false
  const isOther = !new RegExp(String.raw`(?<![A-Za-z])${letters}[_$]?\d`, 'i').test(names)
  return /[,;]\s*$/.test(names) ? isOther && isLong(3) : isOther || isLong(4)
}

/** `RV4 1` and `C1-C4 4` perhaps end with a count; `R1 2 5` and `R1, 2` do not. */
const endsWithCount = (text: string) => {
  const [, digits, count] = /[A-Za-z](\d{1,5})\s+(\d{1,5})$/.exec(text) ?? []
  return (
    count !== undefined &&
    (!/\s/.test(text.slice(0, text.lastIndexOf(count)).trim()) || Number(count) <= Number(digits))
  )
}

/** `(R3)` is perhaps optional. */
const inBrackets = /^\(([A-Za-z]{1,5}\d{1,4})\)$/

const readNames = (cell: string, isNamed: boolean): Designators | null => {
  const latin = toLatin(cell)
  const text = latin
    .replaceAll(remark, '')
    .replace(/[\s,;]+$/, '')
    .replaceAll(rangeSign, '\u0001')
  const isListed = /[,;，、/]/.test(text)
  const tokens = text.split(/\s*[,;，、/\\&+|]\s*|\s+(?:(?:and|und|et|y|e|и)\s+)?/i).filter((token) => token !== '')
  const names: string[] = []
  let [isSure, prefix] = [!wildcard.test(latin.replaceAll(brackets, ' ')), '']
  for (const token of tokens) {
    // `PSU_3.3V,_3W` has a comma in its name.
    if (token.startsWith('_') && names.length > 0) {
      isSure = false
      continue
    }
    const [, letters, , gate] = name.exec(token) ?? []
    if (letters !== undefined) {
      prefix = letters
      if (gate) isSure &&= !names.some((other) => other.slice(0, -1) === token.slice(0, -1))
      names.push(token)
    } else if (token.includes('\u0001')) {
      const isFull = addRange(names, /^\d/.test(token) ? prefix + token : token)
      if (isFull === null) {
        // `J1-2` with no rising range is one name.
        const joined = token.replaceAll('\u0001', '-')
        if (!(name.test(joined) || (isNamed && tokens.length === 1 && looseName.test(joined)))) return null
        names.push(joined)
        isSure = false
      } else isSure &&= isFull
    } else if (/^\d{1,5}$/.test(token) && prefix !== '') names.push(prefix + token)
    else if (isNamed && looseName.test(token) && (isListed || tokens.length === 1)) {
      names.push(token)
      isSure &&=
        /\d/.test(token) || (tokens.some((each) => name.test(each) && each[0] === token[0]) && isBareName(token))
    } else return null
  }
  const distinct = new Set(names.map((each) => each.toUpperCase()))
  if (distinct.size === 0) return null
  const parts = new Set([...distinct].map((each) => each.replace(section, '$1')))
  const isPlain = isSure && distinct.size === names.length && parts.size === distinct.size
  const isOther = isPlain && endsWithOther(text)
  return {
    count: parts.size,
    names: [...distinct],
    isSure: isPlain && !isOther && !endsWithCount(text),
    endsWithOther: isOther,
  }
}

/** `* C1` has a mark whose meaning the list may state elsewhere. */
const marked = /^[*•·]\s+([A-Z][\w\s,-]*)$/

/** `isNamed`: the column is known to have designators, so names without digits count too, unsurely. */
export const readDesignators = (cell: string, isNamed = false): Designators | null => {
  if (cell === '' || cell.length > 20_000) return null
  const [, names, count] = (isNamed || /\s[([]/.test(cell)) && /[)\]]$/.test(cell) ? (countBehind.exec(cell) ?? []) : []
  const [, besideMark] = marked.exec(cell) ?? []
  if (besideMark !== undefined) {
    const found = readNames(besideMark, isNamed)
    return found && { ...found, isSure: false }
  }
  const [, optional] = inBrackets.exec(cell) ?? []
  if (optional !== undefined) return { count: 1, names: [optional], isSure: false, endsWithOther: false }
  const found = names === undefined ? null : readNames(names, isNamed)
  return found ? { ...found, isSure: found.isSure && found.count === Number(count) } : readNames(cell, isNamed)
}

/** `U1A` to `U1H` are parts of one chip; `BAT54S` is a number. */
const lastGate = 'H'

/** Strict: known letters of a designator, and not the beginning of a common part number. */
export const looksLikeDesignators = (cell: string): boolean => {
  // `x10` is a count, `v1.0` a version.
  const found = cell.length <= 4_000 && !/^[x×]\s?\d+$|^v\d+\.\d/.test(cell) ? readDesignators(cell) : null
  if (!found) return false
  return found.names.every((each) => {
    const [, letters = '', digits = '', gate = ''] = /^([A-Z]+[_$]?)(\d+)([A-Z]?)/.exec(each) ?? []
    return prefixes.has(letters) && digits.length <= 4 && gate <= lastGate
  })
}
