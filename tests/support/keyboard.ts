import { expect, type Locator, type Page } from '@playwright/test'

type Focus = { isTarget: boolean; isEnd: boolean; name: string; problems: string[] }

const maxStops = 200

/** Runs in the page. */
const lookAtFocus = (target: Element, isForward: boolean): Focus => {
  const focused = document.activeElement
  const known = window as typeof window & { previousFocus?: Element | null }
  const previous = known.previousFocus ?? null
  if (!focused || focused === document.body) {
    known.previousFocus = null
    return { isTarget: false, isEnd: true, name: 'the end of the page', problems: [] }
  }
  const problems: string[] = []
  const wrong = isForward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  if (previous?.isConnected && previous.compareDocumentPosition(focused) & wrong)
    problems.push('it is out of the order of the page')
  known.previousFocus = focused

  // A hidden radio button or checkbox shows its focus on its label; a field of several parts shows it on their frame.
  const label = focused.closest('label')
  const around = [focused.parentElement, focused.parentElement?.parentElement].filter((each) => each instanceof Element)
  const shown = [focused, ...around, ...(label ? [label, ...label.children] : [])]
  const hasOutline = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  }
  if (!focused.matches(':focus-visible, [type=datetime-local]') || !shown.some(hasOutline))
    problems.push('nothing shows that it has the focus')

  const { left, top, right, bottom } = (label ?? focused).getBoundingClientRect()
  const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)]
  const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [start + (end - start) * x, first + (last - first) * y] as const),
  )
  const isSeenAt = ([x, y]: readonly [number, number]) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (focused.contains(top) || top.contains(focused) || (label?.contains(top) ?? false))
  }
  if (start >= end || first >= last) problems.push('it is outside of the window')
  else if (!points.some(isSeenAt)) {
    const cover = points.map(([x, y]) => document.elementFromPoint(x, y)).find((element) => element !== null)
    problems.push(`covered by ${cover?.outerHTML.slice(0, 120)}`)
  }
  return { isTarget: focused === target, isEnd: false, name: focused.outerHTML.slice(0, 200), problems }
}

const waitForFrame = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))

const forgetFocus = () => {
  const known = window as typeof window & { previousFocus?: Element | null }
  known.previousFocus = null
}

/** Each element on the way must follow the order of the page, show its focus and be in view. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toBeVisible()
  await page.evaluate(forgetFocus)
  for (let stops = 0; stops < maxStops; stops++) {
    // A message that covers the element closes in the next frame.
    await waitForFrame(page)
    const { isTarget, name, problems } = await target.evaluate(lookAtFocus, key === 'Tab')
    // The page itself may have moved the focus; the search starts there.
    if (stops > 0 || isTarget) expect(problems, name).toEqual([])
    if (isTarget) return
    await page.keyboard.press(key)
  }
  throw new Error(`${maxStops} presses of ${key} do not reach ${String(target)}.`)
}

/** From the content to the end of the page; the browser then goes on at its own controls or at the first link. */
export const tabThrough = async (page: Page) => {
  const first = page.locator('a[href="#content"]')
  await page.evaluate(forgetFocus)
  await page.getByRole('main').evaluate((main) => main.focus())
  let stops = 0
  for (let isEnd = false; !isEnd && stops < maxStops; stops++) {
    await page.keyboard.press('Tab')
    await waitForFrame(page)
    const focus = await first.evaluate(lookAtFocus, true)
    isEnd = focus.isEnd || focus.isTarget
    if (!isEnd) expect(focus.problems, focus.name).toEqual([])
  }
  expect(stops).toBeGreaterThan(10)
}

export const pressAt = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

export const skipToContent = async (page: Page) => {
  await pressAt(page, page.locator('a[href="#content"]'))
  await expect(page.getByRole('main')).toBeFocused()
}

export const typeInto = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await expect(target).toHaveValue(text)
}

/** Arrow keys move within a radio group; Tab enters it at the checked button. */
export const choose = async (page: Page, group: Locator, value: string) => {
  const radios = group.getByRole('radio')
  await tabTo(page, group.locator('input[type=radio]:checked'))
  const wanted = group.locator(`input[type=radio][value="${value}"]`)
  for (let moves = (await radios.count()) - 1; moves > 0 && !(await wanted.isChecked()); moves--)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
  await expect(wanted).toBeFocused()
}
