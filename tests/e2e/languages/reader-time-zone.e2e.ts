import { contract } from '@partgate/schema/shop-api/contract.ts'
import { requestData } from '../../contract/shop-client.ts'
import { openBom } from '../../support/bom.ts'
import { submitRfqs } from '../../support/buy-now-orders.ts'
import { env } from '../../support/env.ts'
import { findTubes, openGuestCart } from '../../support/guest-cart.ts'
import { createLabels } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { replaceVaryingText } from '../../support/replace-varying-text.ts'
import { expect, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')

test.describe('west of UTC', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' })
  // Each moment in a response becomes March 2, 2026, 09:30 UTC.
  test.beforeEach(({ page }) => replaceVaryingText(page, {}))
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

  test('the RFQ history and a request show the day of the reader', async ({ page, context }) => {
    const { bearer } = await signInMember(context)
    const [number = ''] = await submitRfqs(bearer, 1)
    const main = getMain(page)
    await page.goto('/myaccount/rfq-history')
    await expect(main.getByRole('row').filter({ hasText: number })).toContainText('March 1, 2026')
    await main.getByRole('link', { name: number }).click()
    await expect(main.getByRole('heading', { name: number })).toBeVisible()
    await expect(main.getByText('March 1, 2026', { exact: true })).toBeVisible()
  })

  test('the last change of a saved list has the hour and the time zone of the reader', async ({ page, context }) => {
    const { bearer } = await signInMember(context)
    const body = { name: 'Sensor board', rows: [{ designators: 'R1', value: '10k', qty: 1 }] }
    await requestData(env.SHOP_API_URL, contract.rfq.savePartsList, { bearer, body })
    await openBom(page)
    await page.getByRole('button', { name: en('bom.saved.lists'), exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('row').filter({ hasText: body.name })).toContainText(
      'Mar 1, 2026, 11:30 PM HST',
    )
  })
})

test.describe('east of UTC', () => {
  test.use({ timezoneId: 'Asia/Shanghai' })

  test('a printed cart has the day of the reader', async ({ page, context }) => {
    const [goods] = await findTubes(1)
    if (!goods) throw new Error('The shop has no goods in tubes.')
    await openGuestCart(context, [{ goods, times: 1 }])
    // 04:00 of March 3 in Shanghai.
    await page.clock.setFixedTime('2026-03-02T20:00:00Z')
    await page.goto('/shoppingcart')
    await expect(getMain(page).getByRole('row').filter({ hasText: goods.part_number })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(getMain(page).getByText('· March 3, 2026')).toBeVisible()
  })
})
