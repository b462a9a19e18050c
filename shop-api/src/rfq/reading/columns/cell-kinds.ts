import { pieceWords } from '@partgate/schema/piece-words.ts'
import { looksLikeDesignators } from './designators.ts'
import { isKnownDistributor, isKnownManufacturer } from './manufacturers.ts'
import { isPinName } from './pin-names.ts'

/** What the text of one cell looks like; a text may look like several things. */
export type CellKind =
  | 'designators'
  | 'integer'
  | 'number'
  | 'money'
  | 'targetPrice'
  | 'package'
  | 'partNumber'
  | 'orderCode'
  | 'manufacturer'
  | 'distributor'
  | 'value'
  | 'url'
  | 'flag'
  | 'words'
  | 'sized'
  | 'component'
  | 'numberWord'
  | 'times'
  | 'pin'
  | 'address'
  | 'coded'
  | 'counted'

const packages = new RegExp(
  `^(?:${[
    String.raw`(?:[RCLDFB]|RES|CAP|IND|LED|SMD|R-EU_R|C-EUC|C-USC|CHIP|F|RESC|CAPC|INDC)?[-_ ]?(?:01005|0201|0402|0603|0805|1008|1206|1210|1806|1808|1812|1825|2010|2220|2512|2816)(?:W|[-_ ,/(].{0,30})?`,
    String.raw`(?:CHIP)?LED[A-Z_-]{0,8}(?:0402|0603|0805|1206)`,
    String.raw`(?:L_|C_|R_)?(?:1005|1608|2012|3216|3225)(?:[-_ (].{0,16})?(?:metric)?`,
    String.raw`(?:H?[TVSLMWPUCF]{0,3}(?:QFP|QFN|SOP|SSOP|SOIC|SOJ|DFN|BGA|LGA|SON|CSP|PLCC|DIP|SIP|SO)|MSOP|HTSSOP|TSOT|SOT|SOD|SC|TO|DO|SMA|SMB|SMC|MELF|MINIMELF|HC-?49|WSON|DPAK|D2PAK|DDPAK|IPAK|SIL|CASE|POWERPAK|TSOP|SOP|ESOP|XTAL|SMD|DIL|MLF|QSOP|UMAX|USOP|XSON|X2SON|VSSOP)[-_ ]?\d{0,4}(?:[-_ ./(x×].{0,40})?`,
    // Symbols of EAGLE.
    String.raw`(?:R|RES|C|CAP|CPOL|L|IND|POT|TRIM|F|FUSE)-(?:EU|US)[A-Z_]?[A-Z_]?\d.{0,30}`,
    String.raw`\w+:[\w.,+-]+`,
    String.raw`.*_\d{4}Metric.*`,
    String.raw`(?:radial|axial|through[- ]?hole|tht|smd|smt|dip|sip|sot|插件|贴片|直插)(?:[-_ ,].{0,20})?`,
    String.raw`\d{1,2}(?:\.\d+)? ?[x×*] ?\d{1,2}(?:\.\d+)?(?: ?[x×*] ?\d{1,2}(?:\.\d+)?)? ?(?:mm)?`,
  ].join('|')})$`,
  'i',
)

const unitOfValue = String.raw`(?:[pnuµμmkKMGR]|meg)?\s?(?:f|h|hz|ohms?|Ω|Ω|ω|r|v|a|w|ф|гн|ом|гц|в|欧|欧姆)?`
const values = new RegExp(
  String.raw`^[<>±~≥≤]?\s?(?:\d{1,4}(?:[.,]\d{1,4})?\s?${unitOfValue}|\d{1,4}[pnuµμmkKMGRrVvFfLHh]\d{1,3}${unitOfValue}|0?[rR.]\d{1,3}${unitOfValue})(?:[\s/,;_@*-]+[\w.±%/+Ωµμ-]{1,8}){0,6}$`,
  'i',
)

/** `6N137` and `1N914` are registered numbers of parts, `30N06` and `78L05` usual ones; the letter of nano is small. */
const registered = /^(?:[1-6]N\d{2,4}[A-Z]?|\d{2}N\d{2}L?|7[89][LM]\d{2}[A-Z]*)(?![\w.])/
const isValueText = (text: string) => values.test(text) && !registered.test(text)

const sizeBefore = /^(?:0201|0402|0603|0805|1206|1210|1812|2010|2512)[\s,]+(?=\d)/
/** `0805 10uF` is a value as `10uF 0805` is. */
const isSizedValue = (text: string) => sizeBefore.test(text) && isValueText(text.replace(sizeBefore, ''))

const pieceCount = new RegExp(String.raw`^\d+\s?${pieceWords}$`, 'i')

const orderCodes = [
  /^[A-Z0-9][A-Z0-9./+-]{2,40}-(?:1-|2-|6-)?(?:ND|CT|TR|DKR)$/i,
  /^C\d{4,8}$/,
  /^\d{2,3}-(?:(?=[\d./#-]*[A-Z])[A-Z0-9][A-Z0-9./#-]{3,40}|\d{9,12})$/i,
  /^\d{3}-(?:\d{4}|\d{2,3}-\d{3})$/,
  /^\d{7}(?:RL)?$/,
]

const flags =
  /^(?:x|✓|✔|√|yes|no|y|n|true|false|ja|nein|oui|non|si|sí|да|нет|是|否|有|无|○|×|●|dnp|dnf|dni|dnm|nc|fit|fitted|not fitted|place|mount|populate)$/i
const moneySign =
  /^(?:usd|eur|gbp|rmb|cny|chf|jpy)$|^(?:[$€£¥₽₩₹¤]|us\$|usd|eur|rmb|cny|gbp)\s?\d|\d\s?(?:[$€£¥₽₩₹¤]|usd|eur|rmb|cny|gbp|руб\.?|元|円)$/i

/** `@ $0.005`. */
const targetPrice = /^@\s?\D{0,4}\d[\d.,]*\s?\D{0,4}$/

const maxCompanyWords = 3
const anyCompany = /^(?:any|generic|various|future|we)$/i
/** A number such as `TSR 1-2450` has blanks, but no words. */
const isWholeNumber = (text: string) =>
  text.length >= 5 &&
  text.length <= 40 &&
  /[A-Z]/.test(text) &&
  /\d/.test(text) &&
  (!/ /.test(text) || isPartNumber(text))

/** `Molex_0473460001`. */
const joined = /^([A-Za-z]{3,})_(?=\w*\d{4})(\w+)$/
/** Würth writes the series before the number, as in `WE-TPC-5828 744053470`. */
const behindSeries = /^WE-[A-Z\d-]+ (\d{8,})$/

/** In `CUI Inc. VXO7803-500-M`, the company goes on. */
const legalForm = /^(?:Inc|Ltd|Corp|GmbH|LLC|Co)\b/i

/** `Murata GRM188R71H104KA93D`, `LINEAR TECH., LT8609SEV#PBF`, `Traco TSR 1-2450`: null for other texts. */
export const splitCompany = (text: string): { company: string; number: string } | null => {
  const [, numbered] = behindSeries.exec(text) ?? []
  if (numbered) return { company: 'Würth', number: numbered }
  const words = text.replace(joined, '$1 $2').split(/ +/)
  if (words.length < 2 || words.length > maxCompanyWords + 2) return null
  for (let count = 1; count <= Math.min(maxCompanyWords, words.length - 1); count++) {
    const named = words.slice(0, count).join(' ')
    const [company, number] = [named.replace(/[,:]$/, ''), words.slice(count).join(' ')]
    if (legalForm.test(number)) continue
    const isNumber =
      isWholeNumber(number) ||
      (/^\d{5,}$|^\d+(?:[ -]\d{2,}){2,}$/.test(number) && !anyCompany.test(company)) ||
      (company !== named && /^\S*\d{4}\S*$/.test(number))
    if (isNumber && isKnownManufacturer(company)) return { company, number }
  }
  return null
}

/** `Mouser: 511-1N5819`, `LCSC C25804`, `DG : 296-1411-5-ND`: null for other texts. */
export const splitShop = (text: string): { company: string; number: string } | null => {
  const [, code] = /^\p{Lu}\p{L}{1,2}\s*:\s*(\S+)$/u.exec(text) ?? []
  if (code !== undefined && orderCodes.some((shape) => shape.test(code))) return { company: '', number: code }
  const [, company = '', number = ''] =
    /^([A-Za-z][\w-]*(?: [A-Za-z]+)??)(?:\s*[:#]\s*|\s+)(?:(?:p\/?n|part)[:.]?\s+)?([\w./#+-]{4,40})$/i.exec(text) ?? []
  return /\d/.test(number) && isKnownDistributor(company) ? { company, number } : null
}

/** `PRTR5V0U2X(友台UMW)`; other brackets that directly follow belong to the number, as in `TLP785(GB)`. */
const bracketed = /(?<=[A-Za-z\d+])[(（]([^()（）]{2,30})[)）]$/
const withoutCompany = (text: string) =>
  text.replace(bracketed, (whole, inside: string) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}]/u.test(inside) ||
    isKnownManufacturer(inside)
      ? ''
      : whole,
  )

/** Without words beside the number: `MPN: MAX31855KASA+`, `TPS7A4700RGWR (QFN-20)`, `GRM188R71C104KA01D or equivalent`, `1727010.0`. `PN 2222A` is a transistor. */
export const withoutRemark = (text: string): string =>
  withoutCompany(text)
    .replace(/[\s,]+\(?(?:or\s+)?(?:equiv(?:alent)?|similar|compatible|eq)\b.{0,20}$/i, '')
    .replace(/(?<=\d.{0,40})\s+\([^()]{3,30}\)$/, '')
    .replace(/^(?!pn \d{4}[a-z]?$)(?:mpn|p\/n|pn|sku|part no\.?|part number)(?:\s*[:#]\s*|\s+)(?=\S*\d)/i, '')
    .replace(/(?<=\w)\*+$/, '')
    .replace(/^(\d{5,})\.0$/, '$1')

const isoDate = /^(?:19|20)\d\d-[01]\d-[0-3]\d$/
const hexadecimal = /^0x[\da-f]+$/i
const fileName = /^[\w.,() -]*\.(?:png|jpe?g|gif|svg|webp|bmp|pdf)$/i
/** Letters and digits without a sentence; values and packages are none. */
const isPartNumber = (text: string) => {
  if (text.length < 3 || text.length > 60 || !/\d/.test(text)) return false
  if (!/^[A-Za-z0-9][A-Za-z0-9\-_./+#,()*&:™®\s]*(?:=P\d)?$/.test(text)) return false
  const blanks = text.split(/\s+/).length - 1
  if (blanks > 2) return false
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return /^\d{5,}$/.test(text)
  // A hexadecimal number is an address.
  if (fileName.test(text) || hexadecimal.test(text) || isoDate.test(text)) return false
  if (isValueText(text) || packages.test(text)) return false
  if (blanks > 0 && (/(?:^|\s)[a-z]{4,}(?:\s|$)/i.test(text) || /(?:^|\s)[a-z]{3}(?:\s|$)/.test(text))) return false
  return /[A-Za-z].*\d|\d.*[A-Za-z]|\d-\d/.test(text) && text.replaceAll(/[^A-Za-z0-9]/g, '').length >= 4
}

const isShopUrl = (text: string) =>
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:digikey|mouser|lcsc|szlcsc|farnell|newark|element14|rs-online|arrow|tme|reichelt|conrad|adafruit|sparkfun|octopart)\./i.test(
    text,
  )

const componentWords = [
  'resistors? capacitors? inductors? diodes? transistors? mosfets? leds? crystals? ferrites? regulators? op-?amps? fuses? relays? microcontrollers? potentiometers?',
  String.raw`thermistors? trimmers? varistors? optocouplers? oscillators? connectors? (?:pin\s)?headers? (?:push[\s-]?)?buttons? switch(?:es)? buzzers? sockets? jumpers?`,
  String.raw`sensors? (?:micro)?controllers? arduino raspberry (?:lcd|oled|led) (?:development|breakout|driver|power)\s(?:board|module|supply) (?:stepper|servo|dc)[\s-]?motors? servos? (?:h-)?bridges? op\s?amps? transformers? batteries|battery breadboards? solenoids? speakers? microphones? antennas?`,
  'widerst[aä]nde? widerstand kondensator(?:en)? elkos? spulen? dioden? transistoren spannungsregler sicherung(?:en)? buchsen? taster schalter quarze? relais optokoppler stiftleisten?',
  'résistances? condensateurs? connecteurs? interrupteurs? résistor(?:s|es)? resistencias? condensador(?:es)? capacitores diodos? transistores conector(?:es)? pulsador(?:es)?',
  'resistenz[ae] resistor[ei] condensator[ei] diodi connettor[ei] pulsant[ei] weerstand(?:en)? schakelaars? rezystory? rezistory? tranzystory?',
  'ellenállás(?:ok)? kondenzátor(?:ok|y)? tranzisztor(?:ok)? dióda vastus vastukset kondensaattori takisti(?:d)? kondensaator(?:id)? diood(?:id)? rezistor(?:i|ul)? condensator(?:i|ul)? tranzistor(?:y|i|ul)? diod[ay] oporniki? kondensatory?',
  'резистор(?:ы)? конденсатор(?:ы)? диод(?:ы)? транзистор(?:ы)?',
].flatMap((words) => words.split(' '))
const components = new RegExp(
  String.raw`(?<!\p{L})(?:${componentWords.join('|')})(?!\p{L})|电阻|电容|电感|二极管|三极管|電阻|電容|抵抗|コンデンサ|ダイオード|저항|콘덴서|다이오드`,
  'iu',
)

const webAddress = /^(?:https?:\/\/|www\.)\S+|^[\w-]+\.(?:com|cn|net|de|org)\/\S*$/i

const hasWords = (text: string) => (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 3 || /\p{Script=Han}{4,}/u.test(text)

/** A word such as `STM32G441KBT6` in a text. */
const isNumberWord = (word: string) =>
  /^[A-Z0-9][A-Z0-9/+-]{5,}$/.test(word) && /\d.*\d/.test(word) && /[A-Z]{2}/.test(word)

const classify = (text: string): Set<CellKind> => {
  const kinds = new Set<CellKind>()
  if (webAddress.test(text) || fileName.test(text))
    return isShopUrl(text) ? kinds.add('url').add('distributor') : kinds.add('url')
  if (/^\d{1,3}(?:[ ,.']\d{3})+$|^\d{1,7}(?:[.,]0{1,4})?$/.test(text)) kinds.add('integer')
  if (/^[-+]?[\d.,'\s]*\d[\d.,]*$/.test(text)) kinds.add('number')
  if (targetPrice.test(text)) kinds.add('targetPrice')
  if (moneySign.test(text)) kinds.add('money')
  if (flags.test(text)) kinds.add('flag')
  if (looksLikeDesignators(text)) kinds.add('designators')
  const isSized = text.length <= 60 && isSizedValue(text)
  if (text.length <= 80 && packages.test(text) && !isSized) kinds.add('package')
  if (isSized || (text.length <= 60 && isValueText(text) && !pieceCount.test(text))) kinds.add('value')
  if (orderCodes.some((code) => code.test(text))) kinds.add('orderCode')
  // `R1, R2` and `LED1-LED64`.
  const isListOfDesignators = kinds.has('designators') && /[\s,;]|\d[-–~][A-Z]+\d+$/.test(text)
  if ((!isListOfDesignators && isPartNumber(withoutRemark(text))) || (text.length <= 80 && splitCompany(text) !== null))
    kinds.add('partNumber')
  if (text.length <= 80 && splitShop(text) !== null) kinds.add('orderCode')
  if (isKnownManufacturer(text)) kinds.add('manufacturer')
  if (isKnownDistributor(text)) kinds.add('distributor')
  if (/^\d{1,4}\s?[x×]$/i.test(text)) kinds.add('times')
  if (hasWords(text)) kinds.add('words')
  if (/\p{L}{2}-?\d{2}/u.test(text)) kinds.add('coded')
  if (/\s\((?:[x×]\s?\d{1,4}|\d{1,4}\s?[x×])\)$/i.test(text)) kinds.add('counted')
  if (isPinName(text)) kinds.add('pin')
  if (hexadecimal.test(text)) kinds.add('address')
  if (/[A-Za-z]\d|\d[A-Za-z]/.test(text)) kinds.add('sized')
  if (text.length <= 200 && components.test(text)) kinds.add('component')
  if (text.length <= 200 && text.split(/\s+/).some(isNumberWord)) kinds.add('numberWord')
  return kinds
}

const cache = new Map<string, Set<CellKind>>()
const maxCached = 50_000

export const readCellKinds = (text: string): Set<CellKind> => {
  const known = cache.get(text)
  if (known) return known
  if (cache.size > maxCached) cache.clear()
  const kinds = classify(text.slice(0, 300))
  cache.set(text, kinds)
  return kinds
}

export const hasAnyKind = (text: string, ...kinds: CellKind[]) => kinds.some((kind) => readCellKinds(text).has(kind))
