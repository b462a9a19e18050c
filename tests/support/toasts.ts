import type { Locator, Page } from '@playwright/test'
import { createLabels } from './labels.ts'

/** Leads to the newest message with a button. */
export const toastKey = 'F8'

export const getToasts = (within: Page | Locator, label = createLabels('en')) =>
  within.getByRole('region', { name: label('common.notifications', { key: toastKey }), exact: true })
