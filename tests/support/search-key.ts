import { expect, type Page } from '@playwright/test'

/** Presses the search key until the search box has the focus, which also shows that the page's scripts run. */
export const pressSearchKey = async (page: Page) => {
  const box = page.getByRole('banner').getByRole('combobox')
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(box).toBeFocused({ timeout: 1_000 })
  }).toPass()
}
