import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LocaleCode, locales } from '@partgate/schema/locales.ts'
import { expect, test } from 'vitest'
import { listMessages } from './list-messages.ts'

type Translated = Exclude<LocaleCode, 'en'>

/** Terms that native editors replaced, with the terms to use. */
const retired: Record<Translated, [term: RegExp, use: string][]> = {
  de: [
    [/Teileliste/, 'Stückliste (BOM)'],
    [/\bLinien?\b/, 'Hersteller'],
    [/\b(?:anhaken|angehakt)/i, 'auswählen'],
    [/\bhaken Sie\b/i, 'auswählen'],
    [/(?:Versand|Paket)dienst(?!leister)/, 'Versanddienstleister'],
    [/Klemmspannung/, 'Begrenzungsspannung'],
    [/Sperrnennspannung/, 'Nennsperrspannung'],
    [/Versandkostentabelle/, 'Standard-Versandtarife'],
    [/E-Mail/, 'E‑Mail with U+2011'],
  ],
  es: [
    [/cotizaci|presupuest/i, 'oferta'],
    [/\bagreg(?:ar|ue|ado)/i, 'añadir'],
    [/capacitancia/i, 'capacidad'],
    [/hábiles/, 'laborables'],
    [/líneas? (?:fuerte|distribuida|franquiciada)/i, 'marca destacada, fabricante distribuido'],
    [/\bpiezas?\b/i, 'componente, unidad'],
  ],
  it: [
    [/preventiv/i, 'offerta, richiesta di offerta (RdO)'],
    [/codic[ei] data/i, 'date code'],
    [/codic[ei] componente/i, 'codice produttore'],
    [/(?<=[a-z,] )(?:Suo|Sua|Suoi|Sue)\b/, 'suo, sua'],
    [/line[ae] (?:di punta|distribuit)/i, 'marchio'],
    [/negozio (?:non|al momento)/i, 'servizio'],
    [/qui stanno/i, 'qui compaiono'],
    [/caricabatteri/i, 'IC di carica batteria'],
    [/\bvostr[aeoi]\b|\b(?:avete|potete|dovete|caricate|inserite|scegliete|trascinate) |\b(?:pot|dov)rete\b/i, 'Lei'],
  ],
  fr: [
    [/boutique n[e’]/i, 'service'],
    [/\b(?:cette|la) boutique\b/i, 'site, service'],
    [/\blignes? (?:phare|distribuée|agréée)/i, 'marque'],
    [/composants apparentés/i, 'produits associés'],
    [/anti-surtension/i, 'résistante aux impulsions'],
    [/pouvoir de coupure/i, 'courant nominal des contacts'],
    [/fiches? de données/i, 'fiche technique'],
  ],
  ru: [
    [/паллет/i, 'лоток'],
    [/(?<!туба \()пенал/i, 'туба'],
    [/аккаунт/i, 'учётная запись'],
    [/(?:ключев|официальн)\S+ лини|лини[яи] поставок/i, 'бренд, программа поставок'],
    [/соединител(?:ь|я|и|ей|ям)(?!\p{L})/iu, 'разъём'],
    [/номер(?:а|у|ом)? (?:детали|компонента)\b/i, 'артикул'],
    [/ – /, 'the em dash'],
  ],
  ar: [
    [/الغلاف/, 'الحزمة (Package)'],
    [/خطوط(?:نا| التوزيع| المنتجات)/, 'العلامات'],
    [/شريط مقصوص/, 'شريط مقطوع'],
    [/حساس(?:ات)?(?![\p{L}])/u, 'مستشعر'],
    [/المقارنات الضوئية/, 'العوازل الضوئية'],
    [/(?:^|\s)(?:يجيب|نجيب|الجواب)/, 'يرد، الرد'],
  ],
  jp: [
    [/(?<![部返])品番/, '型番'],
    [/センサー/, 'センサ'],
    [/見積もり/, '見積'],
    [/サインイン/, 'ログイン'],
    [/ブラウザー/, 'ブラウザ'],
    [/(?:主力|取扱|契約)ライン/, 'メーカー'],
    [/別梱包|梱包数量|梱包形態/, '包装'],
  ],
  ko: [
    [/품번/, '부품 번호'],
    [/(?:을\(를\)|이\(가\)|은\(는\)|\(으\)로)/, 'a noun with one particle'],
    [/(?:세요|나요|어요)(?=[.?!"<]|$)/, '-십시오, -습니까'],
    [/상점|쇼핑몰이 응답/, '사이트, 서버'],
    [/(?:주력|취급|대리점) 라인/, '제조사, 브랜드'],
    [/공진자/, '공진기'],
  ],
  zh: [
    [/零件/, '元器件、型号'],
    [/剪带|卷盘/, '剪切带、卷带'],
    [/账单地址/, '开票地址'],
    [/已申报|申报转账/, '通知'],
    [/来函|来信|写信/, '邮件'],
    [/代理产品线|优势产品线/, '品牌'],
  ],
  tw: [
    [/支付/, '付款'],
    [/提交/, '送出'],
    [/剪帶|捲盤/, '剪切捲帶、捲帶'],
    [/型號/, '零件編號'],
    [/貼片|引腳|核實|款項到帳|申報轉帳/, '臺灣用語'],
    [/(?:代理|優勢)產品線/, '品牌'],
  ],
}

const folder = (path: string) => join(import.meta.dirname, '..', path)

const listArticles = (code: Translated): [string, string][] =>
  readdirSync(folder(`packages/demo-catalogue/content/translated/${code}`), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => [name, readFileSync(folder(`packages/demo-catalogue/content/translated/${code}/${name}`), 'utf8')])

const listWords = (code: Translated) =>
  [`locales/${code}.json`, `packages/demo-catalogue/words/${code}.json`].flatMap((path) =>
    listMessages(JSON.parse(readFileSync(folder(path), 'utf8'))),
  )

const findRetired = (code: Translated, texts: readonly (readonly [string, string])[]) =>
  texts.flatMap(([path, text]) =>
    retired[code].flatMap(([term, use]) => {
      const [found] = term.exec(text) ?? []
      return found === undefined ? [] : [`${path}: “${found}”, write ${use}`]
    }),
  )

const translated = locales.map(({ code }) => code).filter((code) => code !== 'en')

test.each(translated)('messages, words of the catalogue and articles in %s use the terms of the glossary', (code) => {
  expect(findRetired(code, [...listWords(code), ...listArticles(code)])).toEqual([])
})

test('a retired term is reported with the term to use', () => {
  expect(findRetired('es', [['rfq.title', 'Solicite una cotización']])).toEqual(['rfq.title: “cotizaci”, write oferta'])
})
