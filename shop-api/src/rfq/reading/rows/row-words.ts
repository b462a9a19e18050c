import { foldText } from '../columns/header-words.ts'

const total =
  /^(?:(?:grand|sub|line|bom|total|parts?|cost)[\s-]*)?(?:totals?|sum|subtotals?|gesamt(?:summe|preis)?|summe|zwischensumme|somme|suma|totale|totales|totaux|total general|total general|totale complessivo|итого|всего|сумма|合计|总计|小计|总数|总价|合計|小計|総計|總計|합계|총계|소계|المجموع|الاجمالي)(?:参考)?(?![\p{L}\p{N}])/u

/** `Total: 25`, `Sub-total`, `合计`. */
export const isTotalText = (text: string) => {
  if (text.length > 60) return false
  const folded = foldText(text).replace(/^[\s*=_-]+/, '')
  return total.test(folded) || /^[\p{L} ]{1,30}\s(?:total|subtotal)s?\s*:?$/u.test(folded)
}

const marks = [
  String.raw`d\.?n\.?[pfims]\.?`,
  String.raw`do[\s_-]?not[\s_-]?(?:place|populate|fit|mount|install|load|stuff|assemble|solder)`,
  String.raw`don'?t[\s_-]?(?:place|populate|fit|mount|install|load|stuff)`,
  String.raw`(?:not?|un)[\s_-]?(?:placed|populated?|pop|fit(?:ted)?|mount(?:ed)?|installed|install|loaded|load|stuff(?:ed)?|assembled)`,
  String.raw`n\.?c\.?|n[./]?[mfpi]\.?|excluded? from bom|nofit|nopop|nostuff|noload|open`,
  String.raw`nicht (?:bestuckt|bestucken|bestuckung)|unbestuckt|entfallt|n\.?\s?b\.?`,
  String.raw`leave (?:empty|open|unpopulated)|non (?:monte|cable|montare|montato|popolato|place)|ne pas (?:monter|cabler|placer)|no (?:montar|poner|colocar|montado)|nao montar`,
  String.raw`не (?:устанавливать|ставить|монтировать|паять|установлен)`,
  String.raw`不贴|不焊|不装|不焊接|不贴片|空贴|不上件|不打件|未実装|非実装|実装しない|実装不要|実装(?:なし|無し)|部品(?:なし|無し)|미실장|미삽|실장\s?안\s?함`,
].join('|')

const whole = new RegExp(`^[[(<]?(?:${marks})[\\])>]?\\.?$`, 'u')
const inside = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:dnp|dnf|dni|do[\s_-]?not[\s_-]?(?:place|populate|fit|mount|install|load|stuff|assemble)|not[\s_-](?:fitted|populated|placed|mounted|installed)|no[\s_-](?:stuff|pop|fit|mount|load)|nicht bestuck(?:t|en)|entfallt|leave (?:empty|unpopulated)|non (?:monte|cable|montato)|ne pas monter|no montar|non montare|не устанавливать)(?![\p{L}\p{N}])|不贴|不焊|未実装|部品(?:なし|無し)|미실장`,
  'gu',
)
/** `Do not place near edge` says where to place the part. */
const instruction =
  /^do[\s_-]?not[\s_-]?(?:place|mount)\s+(?:too\s)?(?:near|close to|within|adjacent|next to)(?!\p{L})/u

/** `nF` is a unit, `NF` a mark. */
const isUnit = /^n[Fm]$/

/** The whole text says that the part is not placed. */
export const isUnfitText = (text: string) =>
  text.length <= 30 && !isUnit.test(text.trim()) && whole.test(foldText(text.trim()))
const fitText =
  /^(?:(?:is )?(?:fit|fitted|mounted|populated|placed|installed|assembled)|bestuckt|монтировать|устанавливать|贴片?|焊接?|上件|実装)$/u
/** `Fitted` in the column of a variant. */
export const isFitText = (text: string) => fitText.test(foldText(text.trim()))
/** As the value of a part without a number, `NA(2.2k)` and `N/C` are not assembled. A plain `NA` may also say that the part has no value. */
export const isUnfitValue = (text: string) => /^(?:NA\s?\(.{1,30}\)|N\/C)$/.test(text.trim())
/** `0R_OPT`, `BAT54S (opt.)`: the buyer decides whether the part is fitted. */
export const isOptionalValue = (text: string) => /\S[\s_([/-]{1,3}opt(?:\.|ional)?[)\]]?$/i.test(text)
/** Where a part of the text says so, as in `10k (DNP)`. */
export const findUnfitMarks = (text: string): { start: number; end: number }[] => {
  const folded = text.length <= 200 ? foldText(text) : ''
  return [...folded.matchAll(inside)].flatMap(({ 0: mark, index }) => {
    return instruction.test(folded.slice(index)) ? [] : [{ start: index, end: index + mark.length }]
  })
}
export const hasUnfitMark = (text: string) => findUnfitMarks(text).length > 0

const yes = /^(?:x|1|y|yes|true|ja|oui|si|да|是|有|√|✓|✔|●|○|dnp|dnf|excluded from board|exclude.*|wahr|vrai)$/u
const no = /^(?:0|n|no|none|false|nein|non|нет|否|无|無|×|-|falsch|faux)$/u

export const isYes = (text: string) => yes.test(foldText(text.trim()))
export const isNo = (text: string) => no.test(foldText(text.trim()))

const alternate =
  /^(?:alt(?:ernat(?:e|ive|iv))?s?|or|oder|ou|или|2nd source|second source|substitute|equivalent|替代|替代料|代替|代用|аналог|замена|ersatz|alternativa|대체)[\s.:#]*\d{0,2}[\s.:)]*$/u

export const isAlternateText = (text: string) => text.length <= 30 && alternate.test(foldText(text.trim()))

const placeholder =
  /^(?:n\.?\/?a\.?|none|null|nil|-+|–|—|_+|tb[acd]|t\.b\.d\.?|generic|standard|any|various|\(?see (?:note|notes|bom).*|\*+|\?+|x{2,}|~|\.+|no|not? (?:listed|applicable|available|specified|part.*)|无|無|なし|없음|нет|\/|\\|#n\/a|#ref!|#value!|#name\?|any (?:brand|manufacturer)|any equivalent|unknown|custom)$/u

/** Texts that stand for an empty cell. */
export const isPlaceholder = (text: string) => placeholder.test(foldText(text.trim().replace(/^[*_]+(?=\p{L})/u, '')))

const someText =
  /^(?:some|few|a few|several|many|lots|misc\.?|assorted|as (?:needed|required|req\.?d?)|a\/?r|nach bedarf|n\.?\s?b\.?|einige|etwas|div\.?|diverse|au besoin|quelques|varios|algunos|vari|alcuni|enkele|по необходимости|несколько|若干|适量|適量|一些|数本|数個|약간)$/u
/** `As needed`, `some`, `数本`: a quantity in words. */
export const isSomeText = (text: string) => text.length <= 30 && someText.test(foldText(text.trim()))
