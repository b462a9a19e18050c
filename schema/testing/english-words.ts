import { readFileSync } from 'node:fs'
import type { LocaleCode } from '../locales.ts'

/** Names, standards, symbols and file types that no language translates. Words in capitals (`USB`, `MOSFET`) need no entry. */
const international = new Set(
  `
  Partgate partgate PayPal Pay Pal VISA Visa Mastercard Google LinkedIn YouTube Facebook Instagram Trustpilot tawk WhatsApp Skype WeChat FedEx Express International Excel JavaScript Ctrl Shift
  Enter Delete Tab Cookie cookie cookies consent xlsx xlsm xls ods csv tsv txt html pdf
  RoHS SiP SoC ToF CoC eFuse IoT LoRa LoRaWAN NB-IoT Bluetooth Ethernet Wire Microwire microSD Cat Type Sub Arm Cortex
  Xtensa dsPIC iCE Galileo BeiDou InvenSense Silent Switcher Power Delivery Low Energy Li-ion ion Ion Flash Stand off
  Micro Mini Fit Jr PicoBlade BergStik Grid Milli CLIK Mate MiniMELF Johnson Linear Technology Maxim Intersil Rectifier Cypress
  Fairchild Yageo Royal Ohm Philips End Launch rail Rail to dropout Dropout Codec Shunt Resolution Optocouplers
  Transformers Package Lot
  ohm hFE kHz MHz GHz ppm bit Kbit Mbit Gbit kbit hPa klx
  `
    .trim()
    .split(/\s+/)
    .flatMap((word) => [word, ...word.split('-')]),
)

/** Words of English that German, French, Spanish and Italian do not have. */
const onlyEnglish = new Set(
  `
  the and with from your our this that these those are were been have has had would cannot please which
  while when where there their they them what who how why because into until than then only other another more
  most each every both between without within after before over under about against through enter choose remove add
  search sign order orders price prices quantity manufacturer manufacturers packaging shipping freight address addresses payment request requests reel reels loose pieces lead week weeks
  `
    .trim()
    .split(/\s+/),
)

type Tree = { [key: string]: string | Tree }

const readTree = (path: string): Tree => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const readFiles = (code: LocaleCode) =>
  [`locales/${code}.json`, `packages/demo-catalogue/words/${code}.json`].map(readTree)
const listTexts = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : listTexts(value)))

const isSymbol = (word: string) => /^\p{Lu}+s?$/u.test(word) || international.has(word)
const listWords = (text: string) => text.match(/\p{L}{3,}/gu) ?? []
const toVocabulary = (texts: readonly string[]) =>
  new Set(
    texts
      .flatMap(listWords)
      .filter((word) => !isSymbol(word))
      .map((word) => word.toLocaleLowerCase('en')),
  )

/** Stored kinds of parts are the keys of their translations. */
const listStoredKinds = () => Object.keys(readTree('packages/demo-catalogue/words/de.json')['kinds'] ?? {})

let english: ReadonlySet<string> | undefined
const untranslated = new Map<LocaleCode, ReadonlySet<string>>()

/** The words of the English texts that the texts of the language do not have. */
const listUntranslated = (code: LocaleCode) => {
  english ??= toVocabulary([...readFiles('en').flatMap(listTexts), ...listStoredKinds()])
  const known = untranslated.get(code)
  if (known) return known
  const own = toVocabulary(readFiles(code).flatMap(listTexts))
  const words = new Set([...english].filter((word) => !own.has(word)))
  untranslated.set(code, words)
  return words
}

const isLatin = (code: LocaleCode) => ['de', 'fr', 'es', 'it'].includes(code)

const withoutAddresses = (text: string) => text.replaceAll(/\S*(?:@|:\/\/)\S*|\b\w+\.(?:com|example|test)\b/g, ' ')

/** Runs of ASCII characters, without part numbers, values and file names. */
const listRuns = (text: string) => (text.match(/[!-~]+/g) ?? []).filter((run) => !/[\d<>]|^\.\w/.test(run))

/** English words in a text of another language: every word of ASCII letters in other scripts; in languages with Latin letters, the words that only the English texts have. */
export const findEnglishWords = (written: string, code: LocaleCode): string[] => {
  if (code === 'en') return []
  const text = withoutAddresses(written)
  if (!isLatin(code))
    return listRuns(text)
      .flatMap((run) => run.match(/[A-Za-z]{3,}/g) ?? [])
      .filter((word) => !isSymbol(word))
  const leftOver = listUntranslated(code)
  return listWords(text)
    .filter((word) => !isSymbol(word))
    .filter((word) => {
      const lower = word.toLocaleLowerCase('en')
      return onlyEnglish.has(lower) || leftOver.has(lower)
    })
}
