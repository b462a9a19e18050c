import type { Page } from '@playwright/test'

/** Without live status, the page learns of a change only from the response to the buyer's action. */
export const blockLiveUpdates = (page: Page) =>
  page.route('**/graphql', (route) =>
    route.request().headers()['accept'] === 'text/event-stream' ? route.fulfill({ json: {} }) : route.fallback(),
  )
