import { createLabels } from '../../support/labels.ts'
import { openReady, waitUntilReady } from '../../support/open.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

const t = createLabels('en')

test('typing narrows the manufacturers, ignores accents, and going back shows all again', async ({ page }) => {
  await page.goto('/manufacturer')
  const shown = page.getByRole('main').getByRole('status')
  await expect(shown).toContainText(/\d{3}/)
  const ofAll = (await shown.textContent()) ?? ''
  const box = page.getByRole('searchbox', { name: t('catalogue.manufacturers.filter') })
  await box.fill('wurth')
  await expect(shown).toHaveText(t('catalogue.manufacturers.shown', { count: 1, number: '1' }))
  await expect(page.getByRole('link', { name: /Würth Elektronik/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Yageo/ })).toHaveCount(0)
  await box.fill('zzz')
  await page.getByRole('link', { name: t('catalogue.manufacturers.showAll') }).click()
  await expect(shown).toHaveText(ofAll)
  await expect(box).toHaveValue('')
})

test('Enter puts the typed text into the address, and going back empties the box', fullScopeOnly, async ({ page }) => {
  await page.goto('/manufacturer')
  const box = page.getByRole('searchbox', { name: t('catalogue.manufacturers.filter') })
  await box.fill('wurth')
  await expect(page.getByRole('link', { name: /Yageo/ })).toHaveCount(0)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/manufacturer\?q=wurth$/)
  await expect(box).toBeFocused()
  await page.goBack()
  await expect(box).toHaveValue('')
  await expect(page.getByRole('link', { name: /Yageo/ })).toBeVisible()

  await box.fill('wurth')
  await expect(page.getByRole('link', { name: /Yageo/ })).toHaveCount(0)
  await box.evaluate(async (input: HTMLInputElement) => {
    const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    input.form?.requestSubmit()
    history.back()
    await isBack
  })
  await expect(page).toHaveURL(/\/manufacturer$/)
  await expect(box).toHaveValue('')
  await expect(page.getByRole('link', { name: /Yageo/ })).toBeVisible()
})

test(
  'a pasted table becomes its part numbers, and the page says when the list is full',
  fullScopeOnly,
  async ({ page }) => {
    await openReady(page, '/keywords')
    const list = page.getByRole('textbox', { name: t('catalogue.keywords.manyLabel') })
    const full = page.getByText(t('catalogue.keywords.manyFull', { max: '8,000' }))
    await list.fill(`LM358DR\t${'说明'.repeat(3996)}`)
    await expect(full).toBeVisible()
    await list.fill(`LM358DR\t说明\nNE555P;25`)
    await expect(full).toHaveCount(0)
    await page.getByRole('button', { name: t('catalogue.keywords.manyButton') }).click()
    await expect(page).toHaveURL(/\/keywords\?numbers=LM358DR%0D%0ANE555P%0925#result$/)
  },
)

test('all lines of the number lookup open in the BOM tool, with their quantities', async ({ page }) => {
  await openReady(page, '/keywords?numbers=LM358DR%20100%0ANE555P%20999999999')
  const row = page.getByRole('row', { name: /NE555P/ })
  await expect(row.getByText(/^Limited by stock: [\d,]+ of 999,999,999$/)).toBeVisible()
  await page.getByRole('link', { name: t('catalogue.keywords.openInBom') }).click()
  await expect(page).toHaveURL(/\/bom$/)
  const preview = page.getByRole('main').getByRole('table')
  await expect(preview.getByRole('row', { name: /LM358DR.*100/ })).toBeVisible()
  await expect(preview.getByRole('row', { name: /NE555P.*999999999/ })).toBeVisible()
})

for (const [path, query] of [
  ['/manufacturer', '?q=ti'],
  ['/keywords', '?numbers=LM358DR'],
] as const)
  test(`${path} is cached, ${path}${query} is rendered per request and has no other address`, async ({ request }) => {
    await request.get(path)
    expect((await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT')
    const response = await request.get(path + query)
    expect(response.headers()['x-nextjs-cache']).toBeUndefined()
    expect(await response.text()).toMatch(new RegExp(`rel="canonical" href="[^"]+${path}"`))
    for (const prefix of ['', '/de'])
      expect((await request.get(`${prefix}/filtered${path}${query}`)).status()).toBe(404)
  })

test('the jump bar leads to a letter by keyboard', fullScopeOnly, async ({ page }) => {
  await page.goto('/manufacturer')
  const letter = page
    .getByRole('navigation', { name: t('catalogue.manufacturers.letters') })
    .getByRole('link', { name: 'Y' })
  await letter.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#letter-y$/)
  await expect(page.getByRole('link', { name: /Yageo/ })).toBeInViewport()
})

test('the same list of part numbers can be sent again', async ({ page }) => {
  await openReady(page, '/keywords?numbers=LM358DR%09100%0D%0ANE555P')
  const send = page.getByRole('button', { name: t('catalogue.keywords.manyButton') })
  let loaded = 0
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) loaded += 1
  })
  for (const times of [1, 2]) {
    await send.click()
    await expect.poll(() => loaded).toBe(times)
    await expect(page).toHaveURL(/\/keywords\?numbers=LM358DR%09100%0D%0ANE555P#result$/)
    await waitUntilReady(page)
    await expect(send).not.toHaveAttribute('aria-busy')
  }
})

test('a list whose loading was stopped can be changed and sent', async ({ page }) => {
  await openReady(page, '/keywords')
  const list = page.getByRole('textbox', { name: t('catalogue.keywords.manyLabel') })
  const send = page.getByRole('button', { name: t('catalogue.keywords.manyButton') })
  // Chromium stays at the page, as after a press of its stop button.
  await page.route('**/keywords?numbers=LM358DR', (route) => route.abort('aborted'))
  await list.fill('LM358DR')
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await list.fill('NE555P')
  await expect(send).not.toHaveAttribute('aria-busy')
  await send.click()
  await expect(page).toHaveURL(/\/keywords\?numbers=NE555P#result$/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the manufacturers are narrowed by sending the form', fullScopeOnly, async ({ page }) => {
    await page.goto('/manufacturer')
    await page.getByRole('searchbox', { name: t('catalogue.manufacturers.filter') }).fill('texas')
    await page.getByRole('button', { name: t('catalogue.manufacturers.filterButton') }).click()
    await expect(page).toHaveURL(/\/manufacturer\?q=texas$/)
    await expect(page.getByRole('link', { name: /Texas Instruments/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Yageo/ })).toHaveCount(0)
  })

  test('a list of part numbers is looked up: each with its verdict, reason and part, or nothing', async ({ page }) => {
    await page.goto('/keywords')
    await page
      .getByRole('textbox', { name: t('catalogue.keywords.manyLabel') })
      .fill('LM358DR\t100\nlm-358-dr\n603-RC0603FR-0710KL\nno-such-number-anywhere')
    await page.getByRole('button', { name: t('catalogue.keywords.manyButton') }).click()
    await expect(page.getByRole('heading', { name: /^3 of 4/ })).toBeVisible()
    const row = (name: string | RegExp) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    const found = row(/^LM358DR/)
    await expect(found.getByRole('rowheader')).toContainText(`${t('catalogue.keywords.quantity')} 100`)
    await expect(found).toContainText(t('bom.verdict.EXACT'))
    await expect(found).toContainText(t('bom.reason.SAME_NUMBER'))
    await expect(found).not.toContainText(t('catalogue.keywords.noMatch'))
    await expect(row('lm-358-dr')).toContainText(t('bom.reason.SEPARATORS'))
    const fromDistributor = row('603-RC0603FR-0710KL')
    await expect(fromDistributor).toContainText(t('bom.reason.DISTRIBUTOR_NUMBER'))
    await expect(fromDistributor.getByRole('link', { name: 'RC0603FR-0710KL', exact: true })).toBeVisible()
    const missing = row('no-such-number-anywhere')
    await expect(missing).toContainText(t('bom.verdict.NOTHING'))
    await expect(missing).toContainText(t('bom.reason.UNKNOWN_NUMBER'))
    await missing.getByRole('link').click()
    await expect(page).toHaveURL(/\/s\?wd=no-such-number-anywhere$/)
  })

  test('the beginning of a number shows a candidate, which does not count as a match, and leads to the others', async ({
    page,
  }) => {
    await page.goto('/keywords?numbers=LM358')
    await expect(page.getByRole('heading', { name: /^0 of 1/ })).toBeVisible()
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'LM358', exact: true }) })
    await expect(row).toContainText(t('bom.verdict.SEVERAL'))
    await expect(row).toContainText(t('catalogue.keywords.noMatch'))
    await row.getByRole('link', { name: /further candidates? LM358$/ }).click()
    await expect(page).toHaveURL(/\/s\?wd=LM358$/)
  })

  test('a longer list loses nothing: the rest is looked up next', fullScopeOnly, async ({ page }) => {
    const numbers = Array.from({ length: 52 }, (_, at) => `no-such-number-${at}`)
    const list = page.getByRole('textbox', { name: t('catalogue.keywords.manyLabel') })
    await page.goto('/keywords')
    await list.fill(numbers.join('\n'))
    await page.getByRole('button', { name: t('catalogue.keywords.manyButton') }).click()
    const rows = page.getByRole('table').getByRole('rowheader')
    await expect(rows).toHaveCount(50)
    await expect(list).toHaveValue(numbers.join('\n'))
    await page.getByRole('button', { name: t('catalogue.keywords.next', { count: 2, number: 2 }) }).click()
    await expect(rows).toHaveText(numbers.slice(50))
    await expect(list).toHaveValue(numbers.slice(50).join('\n'))
  })

  test('a list that fills its field says that more rows may exist', fullScopeOnly, async ({ page }) => {
    await page.goto('/keywords')
    await page.getByRole('textbox', { name: t('catalogue.keywords.manyLabel') }).fill(`LM358DR\t${'x'.repeat(7992)}`)
    await page.getByRole('button', { name: t('catalogue.keywords.manyButton') }).click()
    await expect(page.getByText(t('catalogue.keywords.manyFull', { max: '8,000' }))).toBeVisible()
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['LM358DR'])
  })

  test('a manufacturer page shows its categories and its parts', fullScopeOnly, async ({ page }) => {
    await page.goto('/manufacturer/texas-instruments')
    await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible()
    await page
      .getByRole('region', { name: t('catalogue.manufacturers.categories', { name: 'Texas Instruments' }) })
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(/\/manufacturer\/texas-instruments\?category=[a-z-]+/)
  })
})

test('a mark on the line card leads to the manufacturer’s parts in that category', fullScopeOnly, async ({ page }) => {
  await page.goto('/linecards')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Yageo/ }) })
  const mark = row.getByRole('cell').getByRole('link').first()
  const category = (await mark.textContent()) ?? ''
  await mark.click()
  await expect(page).toHaveURL(/\/category\/[a-z-]+\?manufacturer=/)
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible()
})

test('a part of a product list goes into the cart', fullScopeOnly, async ({ page }) => {
  await page.goto('/hotsaleparts')
  const row = page.getByRole('table').getByRole('row').nth(1)
  await row.getByRole('button', { name: new RegExp(t('catalogue.buy.add')) }).click()
  await expect(page.getByText(t('catalogue.buy.viewCart'))).toBeVisible()
})

test('search engines may index the lists, but not their typed filters', async ({ page }) => {
  const robots = page.locator('meta[name="robots"]')
  await page.goto('/franchisedlines')
  await expect(robots).toHaveCount(0)
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached()
  for (const path of ['/keywords', '/manufacturer?q=ti']) {
    await page.goto(path)
    await expect(robots).toHaveAttribute('content', /noindex/)
  }
})
