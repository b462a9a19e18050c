import type { Page } from '@playwright/test'
import { type LocaleCode, locales, toLocale } from '@partgate/schema/locales.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { findEnglishWords } from '@partgate/schema/testing/english-words.ts'
import { createAddressForm } from '../../contract/members-and-goods.ts'
import { requestData } from '../../contract/shop-client.ts'
import { boardRows } from '../../support/bom.ts'
import { env } from '../../support/env.ts'
import { publicScreens, visitAccount, visitPartsList, visitPurchase, visitScreen } from '../../support/every-screen.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { partPage } from '../../support/paths.ts'
import { pickInTurn } from '../../support/scope.ts'
import {
  expect,
  expectContentAccessible,
  expectFitsNarrowest,
  getMain,
  test,
  wideViewport,
} from '../../support/screen.ts'

const translated = locales.map(({ code }) => code).filter((code) => code !== 'en')

/** Texts and names of a page, without the parts in another language. */
const listTexts = (page: Page) =>
  page.evaluate(() => {
    const { lang } = document.documentElement
    const isOther = (element: Element | null) =>
      element?.closest('script, style, noscript, template, code') ||
      (element?.closest('[lang]')?.getAttribute('lang') ?? lang) !== lang
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (!isOther(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '')
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!isOther(element)) texts.push(element.getAttribute(name) ?? '')
    return [document.title, ...texts]
  })

const requestManufacturerNames = async () => {
  const readPage = (page: number) =>
    requestData(env.SHOP_API_URL, contract.catalogue.manufacturers, { query: { limit: '100', page: `${page}` } })
  const { total, list } = await readPage(1)
  const others = await Promise.all(Array.from({ length: Math.ceil(total / 100) - 1 }, (_, i) => readPage(i + 2)))
  return [list, ...others.map((page) => page.list)].flat().map(({ name }) => name)
}

let manufacturerNames: Promise<string[]> | undefined
const readManufacturerNames = () => (manufacturerNames ??= requestManufacturerNames())

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** In some languages a country has its English name. */
const listCountryNames = (code: LocaleCode) => {
  const names = new Intl.DisplayNames([toLocale(code).tag], { type: 'region', fallback: 'none' })
  return letters.flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? []))
}

/** What the member has entered, and the name and the cells of the parts list. */
const ownTexts = ['board.xlsx', ...Object.values(createAddressForm()), ...boardRows.flat().map(String)].filter(
  (text) => text.length > 2,
)

const expectNoEnglish = async (page: Page, code: LocaleCode) => {
  const names = [
    ...ownTexts,
    ...(await readManufacturerNames()),
    ...listCountryNames(code),
    createLabels(code)('shop.site.companyAddress'),
  ].toSorted((a, b) => b.length - a.length)
  const found = (await listTexts(page)).flatMap((text) => {
    const own = names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
    return findEnglishWords(own, code).map((word) => `${word}: ${text.trim().slice(0, 80)}`)
  })
  expect([...new Set(found)]).toEqual([])
}

const expectFitsLanguage = async (page: Page, code: LocaleCode) => {
  await expectNoEnglish(page, code)
  await expectContentAccessible(page)
  await expectFitsNarrowest(page)
  await page.setViewportSize(wideViewport)
}

for (const [at, path] of publicScreens.entries())
  for (const code of pickInTurn(translated, at))
    test(`${path} in ${code} has no English word, is accessible and fits a narrow window`, async ({
      page,
      consoleErrors,
    }) => {
      await visitScreen(page, consoleErrors, code, path, () => expectFitsLanguage(page, code))
    })

for (const code of pickInTurn(translated, 3))
  test(`the account of a member in ${code} has no English word, is accessible and fits a narrow window`, async ({
    page,
    context,
  }) => {
    await visitAccount({ page, context }, code, () => expectFitsLanguage(page, code))
  })

for (const code of pickInTurn(translated, 5))
  test(`a cart and its checkout in ${code} have no English word, are accessible and fit a narrow window`, async ({
    page,
    context,
  }) => {
    await visitPurchase({ page, context }, code, () => expectFitsLanguage(page, code))
  })

for (const code of pickInTurn(translated, 7))
  test(`a parts list in ${code} has no English word, is accessible and fits a narrow window`, async ({ page }) => {
    const check = () => expectFitsLanguage(page, code)
    await visitPartsList(page, code, { reading: check, lines: check, candidates: check })
  })

for (const code of pickInTurn(['zh', 'tw', 'jp'] as const, 0))
  test(`in ${code}, no space is behind a full stop`, async ({ page }) => {
    const label = createLabels(code)
    await page.goto(localizePath(code, partPage))
    await expect(getMain(page).getByText(label('catalogue.shipping.terms'))).toBeVisible()
    expect(await getMain(page).innerText()).not.toContain('。 ')
  })
