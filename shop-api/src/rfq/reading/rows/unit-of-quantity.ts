import { pieceWords } from '@partgate/schema/piece-words.ts'
import { conceptsOfWord, foldText } from '../columns/header-words.ts'

const unitHeader =
  /^(?:u\.?\s?o\.?\s?m\.?|u\s?[./]\s?m\.?|um|units?(?: of measure)?|me|mengeneinheit|einheit|eh|unite|unidade?|unita|eenheid|jednostka|jedn\.?|j\.?m\.?|mj|enhe[td]|birim|ед\.?\s?(?:изм\.?)?|单位|單位|単位|단위)$/u

const otherUnit =
  /^(?:multi[\s-]?|\d{1,5}[\s-]?)?(?:reels?|rolls?|rollen?|rollos?|bobines?|rotol[io]|packs?|pkts?|pk|packets?|packages?|packung(?:en)?|pkg|vpe|ve|box(?:es)?|bx|kartons?|cartons?|ctn|bags?|beutel|sachets?|tubes?|stangen?|trays?|sticks?|doz(?:en)?s?|dz|dtz|boites?|cajas?|bolsas?|paquetes?|caixas?|pacotes?|rolos?|scatol[ae]|confezion[ei]|conf|doos|dozen|zak|rol|rolk[ai]|opak|bal|krabice|kutu|paket(?:e|ten)?|pairs?|pr|paare?|paire|coppi[ae]|pares?|hundreds?|thousands?|tsd|mille?|k|c|m|kpcs|mtrs?|met(?:er|re)s?|mm|cm|ft|feet|inch(?:es)?|kg|g|gr|lb|oz|l|ltr|ml|упак\.?|рул\.?|м|кг|г|л|тыс\.?|盘|卷|包|盒|箱|打|袋|管|百|千|对|双|米|公斤|克|巻|リール|롤|릴|박스|봉)\.?(?:\s?[(/x×]?\s?\d+\)?)?$/u

/** `Qty (K)`, `Menge (Tsd.)`. */
const multiples =
  /(?<!\p{L})k\s?(?:pcs?|ea|units?|stk?|шт)?\.?(?![\p{L}\d])|thousand|tausend|hundert|(?<!\p{L})tsd|тыс|[千百‰]/u

/** A unit that is more or less than a piece: `reel`, `Kpcs`, `Tsd.`, `kg`. */
export const isOtherUnit = (text: string) => otherUnit.test(foldText(text)) || multiples.test(foldText(text))

const pieceWord = new RegExp(`^${pieceWords}$`, 'iu')
const isUnit = (text: string) => pieceWord.test(text) || isOtherUnit(text)

/** Cells such as `ea`, `30 pack`, `pk 100`, under any header. */
export const areUnits = (texts: readonly string[]) =>
  texts.some((text) => pieceWord.test(text)) && texts.every((text) => text === '' || isUnit(text))
export const isUnitHeader = (header: string) => unitHeader.test(foldText(header.trim()))

/** A number with what is before and behind it. */
const numbers = /(\p{L}+|[([{【×*])?[\s:=]*(?<![\d.,])([1-9]\d{1,5})(?![\d.,%]|[-/]\d)\s?(\p{L}*)/gu
const introducesBoards = /^(?:for|fur|pour|para|per|на|для|[x([{【×*])$/u
const isBoardWord = (word = '') => conceptsOfWord.get(word)?.has('board') === true

/** 100 of `Qty (100)`, `Qty x 100`, `Qty for 100`, `100 boards`; 0 for other numbers, such as a year. */
const findBoards = (header: string) => {
  const found = [...header.matchAll(numbers)].find(
    ([, before = '', , behind]) => introducesBoards.test(before) || isBoardWord(before) || isBoardWord(behind),
  )
  return Number(found?.[2] ?? 0)
}

/** The header counts in thousands, hundreds or reels, or for more boards than some part has pieces: then the numbers are something else. */
export const contradictsHeader = (header: string, isTotal: boolean, written: readonly (number | null)[]) => {
  const text = foldText(header)
  const boards = isTotal ? findBoards(text) : 0
  const [, inBrackets = ''] = /[([{]\s*(\p{L}{2,})\.?\s*[)\]}]/u.exec(text) ?? []
  return multiples.test(text) || isOtherUnit(inBrackets) || written.some((number) => number !== null && number < boards)
}
