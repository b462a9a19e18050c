import type { Page } from '@playwright/test'
import { examples } from '../../../gateway/src/graphiql/examples.ts'
import { toGlobalId } from '../../../gateway/src/graphql/ids.ts'
import { env } from '../../support/env.ts'
import { signInMember } from '../../support/member.ts'
import { placeOrder } from '../../support/orders.ts'
import { expect, test } from '../../support/screen.ts'

const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click()

test('GraphiQL runs its first example, and a subscription', async ({ page, context }) => {
  const member = await signInMember(context)
  const placed = await placeOrder(member)
  const response = page.getByRole('region', { name: 'Result Window' })

  await page.goto(`${env.GATEWAY_URL}/graphql`)
  await run(page)
  await expect(response).toContainText('"totalCount"')
  await expect(response).not.toContainText('"errors"')

  await page.getByRole('tab').getByRole('button', { name: 'OrderStatus' }).click()
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText('subscription OrderStatus')
  const variables = page.getByRole('region', { name: 'Variables' }).getByRole('textbox')
  await variables.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(JSON.stringify({ orderId: toGlobalId('Order', placed.number) }))
  await run(page)
  await expect(response).toContainText(placed.number)
  await page.getByRole('button', { name: /^Stop query/ }).click()
})

test('one click on a tab of GraphiQL opens its example', async ({ page }) => {
  await page.goto(`${env.GATEWAY_URL}/graphql`)
  const editor = page.getByRole('region', { name: 'Operation Editor' })
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(examples.length)
  for (const tab of (await tabs.all()).toReversed()) {
    const name = (await tab.innerText()).trim()
    await tab.getByRole('button', { name, exact: true }).click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(editor).toContainText(new RegExp(`(query|mutation|subscription)\\s${name}\\b`))
  }
})
