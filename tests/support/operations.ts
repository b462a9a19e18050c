import type { Page } from '@playwright/test'

export const abortOperations = (page: Page, ...operations: string[]) =>
  page.route('**/graphql', (route) => {
    const sent = route.request().postData()
    return operations.some((name) => sent?.includes(`"${name}"`)) ? route.abort() : route.fallback()
  })

/** The gateway executes the operations, but the browser gets no response. */
export const loseResponses = (page: Page, ...operations: string[]) =>
  page.route('**/graphql', async (route) => {
    const sent = route.request().postData()
    if (!operations.some((name) => sent?.includes(`"${name}"`))) return route.fallback()
    await route.fetch()
    await route.abort()
  })

/** Requests of the operation wait for the returned function. */
export const holdOperation = async (page: Page, operation: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"${operation}"`)) await promise
    await route.fallback()
  })
  return resolve
}

/** The gateway executes the operation, and the browser gets its response after `release`. */
export const holdResponse = async (page: Page, operation: string) => {
  const [received, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`"${operation}"`)) return route.fallback()
    const response = await route.fetch()
    received.resolve()
    await released.promise
    await route.fulfill({ response })
  })
  return { isReceived: received.promise, release: released.resolve }
}

export const recordOperations = (page: Page) => {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1]
    if (name) names.push(name)
  })
  return names
}

/** A product page responds to the user once it has requested the price. */
export const waitForPriceResponse = (page: Page) =>
  page.waitForResponse((response) => response.request().postData()?.includes('QuantityPrice') ?? false)
