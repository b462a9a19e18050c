import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const readPrices = async (...lines: string[]) => {
  const { rows } = await readPartsList({ text: lines.join('\n') }, 'en')
  return rows.map(({ target_price, problems: [problem] }) => problem ?? target_price)
}

test.each([
  'Target price EUR',
  'Target price (RMB)',
  'Target (€)',
  '目标价(元)',
  '目标价（人民币）',
  'Zielpreis in Euro',
  'Unit price, CNY',
  'Целевая цена, руб.',
  'Target, HK$',
])('no amount below %j is taken for dollars', async (header) => {
  expect(await readPrices(`MPN\tQty\t${header}`, 'LM358DR\t20\t0.05', 'NE555P\t5\t', 'TL431\t5\t0.2')).toEqual([
    'foreign_currency',
    null,
    'foreign_currency',
  ])
})

test.each(['Target price', 'Target price USD', '目标价(美元)', 'Target price, US$', '元件目标价'])(
  'amounts below %j are in dollars',
  async (header) => {
    expect(await readPrices(`MPN\tQty\t${header}`, 'LM358DR\t20\t0.05', 'NE555P\t5\t$0.2')).toEqual(['0.05', '0.2'])
  },
)

const readTexts = async (...lines: string[]) => {
  const { rows } = await readPartsList({ text: lines.join('\n') }, 'en')
  return rows.map(({ target_price, target_price_text: text }) => target_price ?? text)
}

test.each([
  ['in its column', ['MPN\tQty\tTarget price\tCurrency', 'LM358DR\t20\t0.05\tEUR'], '0.05 EUR'],
  ['in a short column', ['MPN\tQty\tTarget price\tCur.', 'LM358DR\t20\t0.05\t€'], '0.05 €'],
  ['in its cell', ['MPN\tQty\tTarget price', 'LM358DR\t20\t0,05 €'], '0,05 €'],
  ['in its header', ['MPN\tQty\tZielpreis Euro', 'LM358DR\t20\t0.05'], '0.05 (Zielpreis Euro)'],
  ['in a header', ['MPN\tQty\tTarget price\tCurrency: EUR', 'LM358DR\t20\t0.05\t'], '0.05 (Currency: EUR)'],
  ['of the total', ['MPN\tQty\tTarget price\tTotal EUR', 'LM358DR\t20\t0.05\t1'], '0.05 (Total EUR)'],
  ['in a title', ['Currency\tEUR', '', 'MPN\tQty\tTarget price', 'LM358DR\t20\t0.05'], '0.05 (Currency EUR)'],
  ['for many', ['MPN\tQty\tTarget price (USD/1000)', 'LM358DR\t20\t5'], '5 (Target price (USD/1000))'],
  ['with a unit', ['MPN\tQty\tTarget price\tPrice unit', 'LM358DR\t20\t5\t100'], '5 / 100'],
  ['in dollars', ['Currency: EUR', '', 'MPN\tQty\tTarget price USD', 'LM358DR\t20\t0.05'], '0.05'],
  ['in dollars by a title', ['All prices in USD', 'MPN\tQty\tTarget price', 'LM358DR\t20\t0.05'], '0.05'],
])('an amount whose unit is %s has it in its text', async (_, lines, expected) => {
  expect(await readTexts(...lines)).toEqual([expected])
})

test('a column of currencies names that of each line', async () => {
  const lines = ['MPN\tQty\tTarget price\tCurrency', 'LM358DR\t20\t0.05\tUSD', 'NE555P\t5\t0.2\tEUR']
  expect(await readPrices(...lines)).toEqual(['0.05', 'foreign_currency'])
})

test('an ambiguous number and a word below a target price are marked', async () => {
  const lines = ['MPN\tQty\tTarget price', 'LM358DR\t20\t0,05', 'NE555P\t5\t1.234', 'TL431\t5\tabc', 'SS34\t9\t0.5']
  expect(await readPrices(...lines)).toEqual(['0.05', 'bad_price', 'bad_price', '0.5'])
})

test('in a mail, a price behind @ is a target price', async () => {
  const lines = ['- 500 pcs LM358DR', '* 1,000 RC0603FR-0710KL @ $0.005', 'NE555P 40 @ 0.22 USD', '5 TL431 @ €0.1 each']
  expect(await readPrices(...lines)).toEqual([null, '0.005', '0.22', 'foreign_currency'])
})
