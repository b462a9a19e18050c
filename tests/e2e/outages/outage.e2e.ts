import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { openCutOffStack } from '../../support/stacks/cut-off-stack.ts'
import { expect, expectAccessible, test } from '../../support/screen.ts'

const label = createLabels('en')
let stack: Awaited<ReturnType<typeof openCutOffStack>>

test.beforeAll(async () => {
  stack = await openCutOffStack(env.SHOP_API_URL)
})
test.afterAll(() => stack.close())

test('while the shop is cut off, a page keeps its frame and says what is missing; the page recovers by itself', async ({
  page,
  request,
}) => {
  stack.shop.cut()
  const response = await page.goto(`${stack.web}/category`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible()
  await expect(page.getByText(label('common.unavailable')).first()).toBeVisible()
  await expectAccessible(page)

  const reply = await request.post(`${stack.web}/graphql`, { data: { query: '{ categories { name } }' } })
  const { data, errors } = await reply.json()
  expect(data).toEqual({ categories: null })
  expect(errors).toEqual([
    expect.objectContaining({ extensions: expect.objectContaining({ code: 'UPSTREAM_UNAVAILABLE' }) }),
  ])

  stack.shop.recover()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(label('common.unavailable'))).toHaveCount(0, { timeout: 100 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('catalogue.categories.title'), {
      timeout: 100,
    })
  }).toPass()
})
