import { boardRows, findTotals, openBom, toXlsxFile, uploadList } from '../../support/bom.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { pickInTurn } from '../../support/scope.ts'
import { expect, getMain, test } from '../../support/screen.ts'

for (const code of pickInTurn(['ru', 'en', 'jp'] as const, 0))
  test(`in ${code}, a printed list has all its columns on the paper`, async ({ page }) => {
    const label = createLabels(code)
    await openBom(page, localizePath(code, '/bom'))
    await uploadList(page, await toXlsxFile(boardRows), label)
    await getMain(page)
      .getByRole('button', { name: label('bom.read.continue', { count: 5 }) })
      .click()
    await expect(findTotals(page)).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    // A4 with the margins of a browser.
    await page.setViewportSize({ width: 718, height: 1_040 })
    const frame = getMain(page).getByRole('group', { name: label('bom.grid.label') })
    await expect(frame.getByRole('table')).toBeVisible()
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
