import { env } from '../../support/env.ts'
import { quietPage } from '../../support/paths.ts'
import { expect, test } from '../../support/screen.ts'

const isGraphql = (url: string) => new URL(url).pathname === '/graphql'

const countLanes = async () => {
  const metrics = await (await fetch(`${env.GATEWAY_URL}/metrics`)).text()
  const counts = [...metrics.matchAll(/^gateway_responses_total\{lane="(\w+)"\} (\d+)$/gm)]
  const readCount = (name: string) => Number(counts.find(([, lane]) => lane === name)?.[2] ?? 0)
  return { fast: readCount('compiled') + readCount('cached'), whole: readCount('whole') }
}

test('the requests of a page take the fast lane of the gateway', async ({ page }) => {
  const before = await countLanes()
  const graphqlResponse = page.waitForResponse((response) => isGraphql(response.url()))
  await page.goto(quietPage)
  expect((await graphqlResponse).status()).toBe(200)
  const after = await countLanes()
  expect(after.fast).toBeGreaterThan(before.fast)
  expect(after.whole).toBe(before.whole)
})
