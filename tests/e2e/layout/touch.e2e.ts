import { createLabels } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { sample } from '../../support/scope.ts'
import { expect, test, waitForLayout } from '../../support/screen.ts'

test.use({ viewport: { width: 360, height: 664 }, hasTouch: true, isMobile: true })

const product = '/productdetail/stmicroelectronics-stm32f103c8t6'
const pages = [
  product,
  '/s?wd=10k',
  '/',
  '/category/ceramic-chip-capacitors?in_stock=1',
  '/bom',
  '/shoppingcart',
  '/rfq',
]

/** Controls with less than 44 px that hit them, across or down. A link inside a sentence has the height of its line. */
const findSmallTargets = () => {
  const targetPx = 44
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  const isInSentence = (control: HTMLElement) =>
    getComputedStyle(control).display === 'inline' &&
    control.parentElement?.textContent?.trim() !== control.textContent?.trim()
  const isHitAt = (control: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(Math.min(Math.max(x, 0), innerWidth - 1), y)
    const found = hit?.closest(`${controls}, label`)
    return found === control || (found instanceof HTMLLabelElement && found.control === control)
  }
  const isBox = (control: HTMLElement) => control.matches('[type=checkbox], [type=radio]')
  const isLarge = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const area = control instanceof HTMLInputElement && isBox(control) ? (control.labels?.[0] ?? control) : control
    const { x, y, width, height } = area.getBoundingClientRect()
    const reach = (byX: number, byY: number) => {
      let at = 0
      while (at < targetPx && isHitAt(control, x + width / 2 + at * byX, y + height / 2 + at * byY)) at += 1
      return at
    }
    // The middle itself is in both.
    return reach(0, -1) + reach(0, 1) > targetPx - 1 && reach(-1, 0) + reach(1, 0) > targetPx - 1
  }
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.offsetWidth > 1)
    .filter((control) => !isInSentence(control) && !isLarge(control))
    .map((control) => {
      const { width, height } = control.getBoundingClientRect()
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
      return `${control.localName} "${name}" ${Math.round(width)} × ${Math.round(height)}`
    })
}

for (const path of sample(pages, 3))
  test(`a finger hits each control of ${path}`, async ({ page }) => {
    await openReady(page, path)
    expect(await page.evaluate(findSmallTargets)).toEqual([])
  })

test('the bar with price and button never hides what has the focus', async ({ page }) => {
  const name = createLabels('en')('catalogue.buy.bar')
  await openReady(page, product)
  const findHidden = (barName: string) => {
    const focused = document.activeElement
    const bar = document.querySelector(`[aria-label="${barName}"]`)
    if (!focused || !bar?.checkVisibility({ visibilityProperty: true }) || bar.contains(focused)) return null
    const { top, bottom } = focused.getBoundingClientRect()
    // Of a table that scrolls, the beginning.
    const isHidden = Math.min(bottom, top + 44) > bar.getBoundingClientRect().top
    return { text: focused.textContent, isHidden: isHidden && bar.compareDocumentPosition(focused) === 2 }
  }
  const seen: NonNullable<ReturnType<typeof findHidden>>[] = []
  await page.getByRole('main').evaluate((main) => main.focus())
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab')
    // The bar follows the scroll position a frame later.
    await waitForLayout(page)
    const place = await page.evaluate(findHidden, name)
    if (place) seen.push(place)
  }
  expect(seen.length).toBeGreaterThan(10)
  expect(seen.filter(({ isHidden }) => isHidden)).toEqual([])
})
