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
  '目标价RMB',
  '目标价元',
  '目标价(港元)',
  '목표가(원)',
  '希望単価 税込円',
])('no amount below %j is taken for dollars', async (header) => {
  expect(await readPrices(`MPN\tQty\t${header}`, 'LM358DR\t20\t0.05', 'NE555P\t5\t', 'TL431\t5\t0.2')).toEqual([
    'foreign_currency',
    null,
    'foreign_currency',
  ])
})

test.each([
  'Target price',
  'Target price USD',
  '目标价(美元)',
  'Target price, US$',
  '元件目标价',
  '单元目标价',
  '目标价USD',
])('amounts below %j are in dollars', async (header) => {
  expect(await readPrices(`MPN\tQty\t${header}`, 'LM358DR\t20\t0.05', 'NE555P\t5\t$0.2')).toEqual(['0.05', '0.2'])
})

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

test.each([
  ['USD/1000pcs', ['bad_price']],
  ['(USD/Kpcs)', ['bad_price']],
  ['USD/100pcs', ['bad_price']],
  ['(US$/1KPCS)', ['bad_price']],
  ['/1000EA', ['bad_price']],
  ['USD/10k', ['bad_price']],
  ['(USD/10)', ['bad_price']],
  ['per 10', ['bad_price']],
  ['per 1,000 units', ['bad_price']],
  ['USD/reel', ['bad_price']],
  ['(千个/每百片)', ['bad_price']],
  ['USD/1', ['5']],
  ['per piece', ['5']],
  ['(USD/ea)', ['5']],
  ['per 1 pcs', ['5']],
  ['2025/10', ['5']],
])('an amount below a target price %s is %j', async (unit, expected) => {
  expect(await readPrices(`MPN\tQty\tTarget price ${unit}`, 'LM358DR\t20\t5')).toEqual(expected)
})

test.each(['1000', '1.000', '1,000', '100 pcs', '1000 PCE', '1K', 'per 100', 'USD/1000', 'Tsd.', 'reel', '百'])(
  'an amount beside the price unit %j is no price of one piece',
  async (unit) => {
    expect(await readPrices('MPN\tQty\tTarget price\tPrice unit', `LM358DR\t20\t5\t${unit}`)).toEqual(['bad_price'])
  },
)

test.each(['1', '1.0', '1 pcs', 'per 1', 'pc', 'Stück', 'PCE', 'USD/ea', ''])(
  'an amount beside the price unit %j is the price of one piece',
  async (unit) => {
    expect(await readPrices('MPN\tQty\tTarget price\tPrice unit', `LM358DR\t20\t5\t${unit}`)).toEqual(['5'])
  },
)

test.each(['Per', 'Price per', 'Price basis', 'Price-unit', 'Preiseinheit', 'Unité de prix'])(
  'a column %j has the units of prices',
  async (header) => {
    const lines = [`MPN\tQty\tTarget price\t${header}`, 'LM358DR\t20\t5\t1000', 'NE555P\t5\t4\t1']
    expect(await readPrices(...lines)).toEqual(['bad_price', '4'])
  },
)

test.each(['Target @1k', 'Target price @ 1000', 'Zielpreis bei 1000 Stück', '目标价@1K', 'Target price (≥1000)'])(
  'below %j, only a line of as many pieces has that target price',
  async (header) => {
    const lines = [`MPN\tQty\t${header}`, 'LM358DR\t20\t0.05', 'NE555P\t1000\t0.2']
    expect(await readTexts(...lines)).toEqual([`0.05 (${header})`, '0.2'])
  },
)

test.each(['Target price @ 1,000', 'Zielpreis ab 1.000 Stück'])(
  'of the pieces in %j, a sign separates the thousands',
  async (header) => {
    const lines = [`MPN\tQty\t${header}`, 'LM358DR\t1000\t0.05', 'NE555P\t1\t0.2']
    expect(await readTexts(...lines)).toEqual(['0.05', `0.2 (${header})`])
  },
)

test('below a target price of so many pieces, designators count too, and only certain quantities do', async () => {
  expect(await readTexts('Ref\tMPN\tTarget @3', 'C1-C3\tGRM188R71H104KA93D\t0.05')).toEqual(['0.05'])
  const boards = ['Ref\tMPN\tQty\tTarget @3', 'C1-C3\tGRM188R71H104KA93D\t3\t0.05']
  const lines = [
    'Main board (x10)',
    ...boards,
    'Sensor board (x5)',
    ...boards.map((line) => line.replace('GRM', 'GCM')),
  ]
  expect(await readTexts(...lines)).toEqual(['0.05 (Target @3)', '', '0.05 (Target @3)'])
})

test.each(['Target price for 100 pcs', 'Target price (100 pcs)', '100 pcs target price', 'Target price 1k'])(
  'an amount below %j may be the price of all pieces',
  async (header) => {
    const lines = [`MPN\tQty\t${header}`, 'LM358DR\t20\t0.05', 'NE555P\t100\t0.2']
    expect(await readTexts(...lines)).toEqual([`0.05 (${header})`, `0.2 (${header})`])
  },
)

test.each([
  'Target price 2026',
  'Target price 2',
  'Target price 05/2026',
  'Target price 12.05.2026',
  'Target price @1',
  'Target price -5%',
  'Target price, Q3',
  'Target price, net 30',
  'Target price (rev. 10)',
  'Target price USD, Lot 12',
  'Target price Q1 24',
  'Target price 28 Nov',
  'Target price from 2026',
  'Target price 10 days',
  'Target price, 5 k USD in all',
])('an amount below %j is the price of one piece', async (header) => {
  expect(await readTexts(`MPN\tQty\t${header}`, 'LM358DR\t20\t0.05')).toEqual(['0.05'])
})

const belowTitle = (title: string) => readPrices(title, '', 'MPN\tQty\tTarget price', 'LM358DR\t20\t0.05')

test.each([
  '견적 지원 가격표',
  '元件单元价格表 单元',
  'Customer prices, delivered to Euro Electronics',
  'Best price please, exchange 1 EUR = 1.1',
  '价格以美元计，单元测试',
  '円形コネクタ価格表',
])('below the title %j, prices are in dollars', async (title) => {
  expect(await belowTitle(title)).toEqual(['0.05'])
})

test.each([
  'All prices in €',
  'Prices net, in EUR',
  'Price list (net, EUR)',
  'Preise verstehen sich in Euro',
  '价格以元计',
  '价格单位：元',
  '単価は円です',
  '가격 (단위: 원)',
])('below the title %j, prices are in another currency', async (title) => {
  expect(await belowTitle(title)).toEqual(['foreign_currency'])
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
