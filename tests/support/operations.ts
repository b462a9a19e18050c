import type { Page } from '@playwright/test'

/** From here on, the operations get no answer. */
export const cutOff = (page: Page, ...operations: string[]) =>
  page.route('**/graphql', (route) => {
    const sent = route.request().postData()
    return operations.some((name) => sent?.includes(`"${name}"`)) ? route.abort() : route.fallback()
  })

/** The operations that the page sends from here on. */
export const operationsOf = (page: Page) => {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1]
    if (name) names.push(name)
  })
  return names
}

/** The shop has been asked for the price: from then on a product page answers. */
export const priceAsked = (page: Page) =>
  page.waitForResponse((response) => response.request().postData()?.includes('PriceQuote') ?? false)
