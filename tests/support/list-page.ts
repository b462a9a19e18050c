import type { Page } from '@playwright/test'
import { expect, getMain } from './screen.ts'

export const tableRows = (page: Page) => getMain(page).getByRole('table').locator('tbody tr')
export const getUrlParams = (page: Page) => new URL(page.url()).searchParams

export const canonicalPath = async (page: Page) => {
  const link = page.locator('link[rel=canonical]')
  // During a navigation, the links of both pages can be in the document.
  await expect(link).toHaveCount(1)
  return new URL((await link.getAttribute('href')) ?? '').pathname
}

/** The parts that a search for `LM358` finds in the demo catalog. */
export const lm358Count = 16
