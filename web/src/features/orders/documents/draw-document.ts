import { getLanguage, type Locale } from '#i18n/routing.ts'
import { createFlow, type Cell, type Flow } from '#pdf/flow.ts'
import { accent, type Block, contentEnd, contentWidth, margin, createPaper, quiet } from '#pdf/paper.ts'
import { openTypeface } from '#pdf/typeface.ts'
import { normalizeText } from '#pdf/typeset.ts'
import type { Fact, OrderDocument, Section } from './order-document.ts'

const label = (text: string): Block => ({ text, size: 7.5, color: quiet })
const factCell = ({ name, value, isMono }: Fact): Cell => [
  label(name),
  { text: value, size: 9, style: isMono ? 'mono' : 'regular' },
]
const heading = (text: string): Block => ({ text, style: 'bold', size: 10 })

const drawHead = (flow: Flow, { title, introduction, shop }: OrderDocument) => {
  flow.columns([
    [
      { text: shop.name, style: 'bold', size: 12 },
      ...shop.lines.map((line): Block => ({ text: line, size: 8, color: quiet })),
    ],
    [{ text: title, style: 'bold', size: 17, align: 'end' }],
  ])
  flow.space(8)
  flow.line(accent)
  flow.space(8)
  flow.text({ text: introduction, size: 9, color: quiet })
  flow.space(10)
}

const factsInRow = 4

const drawFacts = (flow: Flow, facts: Fact[]) => {
  for (let at = 0; at < facts.length; at += factsInRow) {
    const row = facts.slice(at, at + factsInRow).map(factCell)
    flow.columns([...row, ...Array.from({ length: factsInRow - row.length }, (): Cell => [])], { gap: 12 })
    flow.space(6)
  }
}

const drawLines = (flow: Flow, { columns, rows }: OrderDocument) => {
  const [number = '', product = '', packaging = '', dateCode = '', unitPrice = '', quantity = '', amount = ''] = columns
  flow.table(
    [
      { head: number, width: 22 },
      { head: product, width: 160 },
      { head: packaging, width: 76 },
      { head: dateCode, width: 50 },
      { head: unitPrice, width: 76, align: 'end' },
      { head: quantity, width: 58, align: 'end' },
      { head: amount, width: 76, align: 'end' },
    ],
    rows.map((row) => [
      [{ text: row.number, size: 8, color: quiet, style: 'mono' }],
      [
        { text: row.partNumber, size: 8.5, style: 'mono' },
        { text: row.manufacturer, size: 8, color: quiet },
        ...(row.customerPartNumber === null ? [] : [{ text: row.customerPartNumber, size: 8 }]),
      ],
      [{ text: row.packaging, size: 8 }],
      [{ text: row.dateCode, size: 8, style: 'mono' }],
      ...row.numericCells.map((text): Cell => [{ text, size: 8.5, style: 'mono' }]),
    ]),
  )
}

const drawTotals = (flow: Flow, totals: Fact[]) => {
  flow.space(4)
  flow.ensure(totals.length * 16)
  for (const [at, { name, value }] of totals.entries()) {
    const style = at === totals.length - 1 ? 'bold' : 'regular'
    flow.columns([[], [], [{ text: name, size: 9.5, style }], [{ text: value, size: 9.5, style, align: 'end' }]], {
      gap: 8,
    })
    flow.space(2)
  }
}

const drawSection = (flow: Flow, { title, paragraphs = [], facts = [] }: Section) => {
  flow.space(14)
  flow.ensure(48)
  flow.text(heading(title))
  flow.space(3)
  for (const text of paragraphs) flow.text({ text, size: 8.5 })
  if (facts.length === 0) return
  flow.space(6)
  drawFacts(flow, facts)
}

const collectCharacters = (content: OrderDocument) =>
  normalizeText(`${JSON.stringify(content)}${content.footer(1, 1)} 0123456789`)

/** Long texts of the buyer are drawn in the regular style alone; each further face takes time to open. */
const withoutLongTexts = ({ rows, sections, ...content }: OrderDocument): OrderDocument => ({
  ...content,
  addresses: [],
  rows: rows.map((row) => ({ ...row, customerPartNumber: null })),
  sections: sections.map((section) => ({ ...section, paragraphs: [] })),
})

export const drawDocument = async (content: OrderDocument, locale: Locale): Promise<Buffer> => {
  const styled = collectCharacters(withoutLongTexts(content))
  const typeface = await openTypeface(locale, { regular: collectCharacters(content), bold: styled, mono: styled })
  const { title, shop } = content
  const paper = createPaper(typeface, getLanguage(locale).dir, { title, language: locale, author: shop.name })
  const flow = createFlow(paper)
  drawHead(flow, content)
  drawFacts(flow, content.facts)
  flow.space(6)
  flow.columns(
    content.addresses.map(({ title: name, lines }) => [label(name), ...lines.map((text): Block => ({ text }))]),
    { gap: 16, boxed: true },
  )
  flow.space(16)
  drawLines(flow, content)
  drawTotals(flow, content.totals)
  for (const section of content.sections) drawSection(flow, section)
  paper.onEachPage((page, pages) =>
    paper.write(
      { text: content.footer(page, pages), size: 7.5, color: quiet, align: 'end' },
      { x: margin, y: contentEnd + 10, width: contentWidth },
    ),
  )
  return paper.finish()
}
