import { createLabels, localizePath } from '../../support/labels.ts'
import { partPage } from '../../support/paths.ts'
import { pickInTurn } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

for (const code of pickInTurn(['en', 'ar'] as const, 1))
  test(`freight beside the price in ${code} starts where the shop's table does`, async ({ page, request }) => {
    const label = createLabels(code)
    const query = '{ freightTable { baseWeightGrams zones { countryCodes price { amount } } } }'
    const { data } = await (await request.post('/graphql', { data: { query } })).json()
    const { baseWeightGrams, zones } = data.freightTable
    const { price } = zones.find(({ countryCodes }: { countryCodes: string[] | null }) => countryCodes === null)
    const weight = String(baseWeightGrams / 1000)
    await page.goto(localizePath(code, partPage))
    const box = page.getByRole('region', { name: label('catalogue.buy.title') })
    await expect(box).toContainText(label('catalogue.shipping.startsAt', { amount: price.amount, weight }))
    await expect(box).toContainText(label('catalogue.shipping.terms'))
  })
