import type { Page } from '@playwright/test'
import { getMain } from './screen.ts'

export const tableRows = (page: Page) => getMain(page).getByRole('table').locator('tbody tr')
export const getUrlParams = (page: Page) => new URL(page.url()).searchParams
