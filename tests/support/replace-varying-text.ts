import type { Page } from '@playwright/test'

/** Facts of an order that differ per run, with fixed replacements for pictures. */
type Varying = Record<string, string>

const moment = '2026-03-02T09:30:00.000Z'
const anyMoment = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g

const replaced = (text: string, pairs: readonly (readonly [from: string, to: string])[]) =>
  pairs.reduce((before, [from, to]) => before.replaceAll(from, to), text)

/** The page gets no live status, because a route would hold its stream open. */
export const replaceVaryingText = (page: Page, varying: Varying) =>
  page.route('**/graphql', async (route) => {
    if (route.request().headers()['accept'] === 'text/event-stream') return route.fulfill({ json: {} })
    const pairs = Object.entries(varying)
    const back = pairs.map(([real, shown]) => [shown, real] as const)
    const response = await route.fetch({ postData: replaced(route.request().postData() ?? '', back) })
    await route.fulfill({ response, body: replaced(await response.text(), pairs).replaceAll(anyMoment, moment) })
  })
