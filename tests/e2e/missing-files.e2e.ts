import type { APIRequestContext } from '@playwright/test'
import { labelsOf, pathIn } from '../support/labels.ts'
import { priceRequested } from '../support/operations.ts'
import { partPage } from '../support/paths.ts'
import { full } from '../support/scope.ts'
import { expect, expectAccessible, test } from '../support/screen.ts'

const en = labelsOf('en')
const chunks = '**/_next/static/chunks/**'

test('a file missing after a release reloads the page once, and not again within a minute', async ({
  page,
  consoleErrors,
}) => {
  const box = page.getByRole('region', { name: en('catalogue.buy.title') })
  const quantity = box.getByRole('textbox', { name: en('catalogue.buy.quantity') })
  const opener = box.getByRole('button', { name: en('quickRfq.open') })
  const loseFiles = () => page.route(chunks, (route) => route.abort())

  const answering = priceRequested(page)
  await page.goto(partPage)
  await answering
  await loseFiles()
  const reloaded = page.waitForEvent('load')
  await opener.hover()
  await reloaded

  await page.mouse.move(0, 0)
  await page.unroute(chunks)
  const answeringAgain = priceRequested(page)
  await page.reload()
  await answeringAgain
  await loseFiles()
  const lost = page.waitForEvent('pageerror')
  await opener.hover()
  expect((await lost).message).toContain('chunk')
  const repriced = priceRequested(page)
  await quantity.fill('7')
  await repriced
  await expect(quantity).toHaveValue('7')
  expect(consoleErrors.splice(0)).not.toEqual([])
})

const scriptsOf = async (request: APIRequestContext, path: string): Promise<string[]> =>
  (await (await request.get(path)).text()).match(/static\/chunks\/[^"'\\/?]+\.js/g) ?? []

for (const code of ['en', 'ar'] as const)
  test(
    `in ${code}, a link to a page with missing scripts reloads once, and within a minute shows the error page`,
    full,
    async ({ page, request, consoleErrors }) => {
      const label = labelsOf(code)
      const [from, to] = [pathIn(code, partPage), pathIn(code, '/contact')]
      const stillThere = await scriptsOf(request, from)
      const gone = (await scriptsOf(request, to)).filter((script) => !stillThere.includes(script))
      expect(gone).not.toEqual([])
      await page.route(
        ({ pathname }) => gone.some((script) => pathname.endsWith(script)),
        (route) => route.abort(),
      )
      const loaded: string[] = []
      page.on('load', () => loaded.push(new URL(page.url()).pathname))
      const goAndFollow = async () => {
        const answering = priceRequested(page)
        await page.goto(from)
        await answering
        const nav = page.getByRole('navigation', { name: label('layout.mainNavigation') })
        await nav.getByRole('link', { name: label('layout.contact'), exact: true }).click()
      }

      await goAndFollow()
      await expect.poll(() => loaded).toEqual([from, to])

      await goAndFollow()
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: label('errors.failed') })).toBeVisible()
      await expect(main.getByText(label('errors.inProduction'))).toBeVisible()
      await expect(main.getByRole('button', { name: label('common.retry') })).toBeVisible()
      await expect(main.getByRole('link', { name: label('errors.homepage') })).toHaveAttribute(
        'href',
        pathIn(code, '/'),
      )
      await expect(page).toHaveURL(to)
      await expectAccessible(page)
      expect(loaded).toEqual([from, to, from])
      expect(consoleErrors.splice(0)).not.toEqual([])
    },
  )
