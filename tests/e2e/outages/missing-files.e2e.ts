import type { APIRequestContext } from '@playwright/test'
import { createLabels, localizePath } from '../../support/labels.ts'
import { waitForPriceResponse } from '../../support/operations.ts'
import { partPage } from '../../support/paths.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, expectAccessible, test } from '../../support/screen.ts'

const en = createLabels('en')
const chunks = '**/_next/static/chunks/**'

test('a file missing after a release reloads the page once, and not again within a minute', async ({
  page,
  consoleErrors,
}) => {
  const box = page.getByRole('region', { name: en('catalogue.buy.title') })
  const quantity = box.getByRole('textbox', { name: en('catalogue.buy.quantity') })
  const opener = box.getByRole('button', { name: en('quickRfq.open') })
  const loseFiles = () => page.route(chunks, (route) => route.abort())

  const response = waitForPriceResponse(page)
  await page.goto(partPage)
  await response
  await loseFiles()
  const reloaded = page.waitForEvent('load')
  await opener.hover()
  await reloaded

  await page.mouse.move(0, 0)
  await page.unroute(chunks)
  const nextResponse = waitForPriceResponse(page)
  await page.reload()
  await nextResponse
  await loseFiles()
  const lost = page.waitForEvent('pageerror')
  await opener.hover()
  expect((await lost).message).toContain('chunk')
  const repriced = waitForPriceResponse(page)
  await quantity.fill('7')
  await repriced
  await expect(quantity).toHaveValue('7')
  expect(consoleErrors.splice(0)).not.toEqual([])
})

const findScripts = async (request: APIRequestContext, path: string): Promise<string[]> =>
  (await (await request.get(path)).text()).match(/static\/chunks\/[^"'\\/?]+\.js/g) ?? []

for (const code of ['en', 'ar'] as const)
  test(
    `in ${code}, a link to a page with missing scripts reloads once, and within a minute shows the error page`,
    fullScopeOnly,
    async ({ page, request, consoleErrors }) => {
      const label = createLabels(code)
      const [from, to] = [localizePath(code, partPage), localizePath(code, '/contact')]
      const stillThere = await findScripts(request, from)
      const gone = (await findScripts(request, to)).filter((script) => !stillThere.includes(script))
      expect(gone).not.toEqual([])
      await page.route(
        ({ pathname }) => gone.some((script) => pathname.endsWith(script)),
        (route) => route.abort(),
      )
      const loaded: string[] = []
      page.on('load', () => loaded.push(new URL(page.url()).pathname))
      const goAndFollow = async () => {
        const response = waitForPriceResponse(page)
        await page.goto(from)
        await response
        const nav = page.getByRole('navigation', { name: label('layout.mainNavigation') })
        await nav.getByRole('link', { name: label('layout.contact'), exact: true }).click()
      }

      await goAndFollow()
      await expect.poll(() => loaded).toEqual([from, to])

      await goAndFollow()
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: label('errors.failed') })).toBeVisible()
      await expect(main.getByText(label('errors.tryAgain'))).toBeVisible()
      await expect(main.getByRole('button', { name: label('common.retry') })).toBeVisible()
      await expect(main.getByRole('link', { name: label('errors.homepage') })).toHaveAttribute(
        'href',
        localizePath(code, '/'),
      )
      await expect(page).toHaveURL(to)
      await expectAccessible(page)
      expect(loaded).toEqual([from, to, from])
      expect(consoleErrors.splice(0)).not.toEqual([])
    },
  )
