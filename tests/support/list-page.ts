import type { Page } from '@playwright/test'
import { mainOf } from './screen.ts'

export const rows = (page: Page) => mainOf(page).getByRole('table').locator('tbody tr')
export const paramsOf = (page: Page) => new URL(page.url()).searchParams
