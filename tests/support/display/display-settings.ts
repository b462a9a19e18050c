import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectTextUncut } from './cut-text.ts'
import { expectVisibleInForcedColors } from './forced-colors.ts'
import { tabThrough } from '../keyboard.ts'
import { waitForLayout, wideViewport } from '../screen.ts'

/** The window of 1280 x 800 pixels at 200 %. */
export const zoomedViewport = { width: 640, height: 400 }

/** Runs in the page, scrolled halfway: the share of the window's height that fixed and sticky elements cover. */
const measureCovered = () => {
  scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' })
  const isInBar = (from: Element | null) => {
    for (let element = from; element; element = element.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(element).position)) return true
    return false
  }
  const heights = Array.from({ length: 40 }, (_, at) => ((at + 0.5) * innerHeight) / 40)
  const covered = heights.filter((y) => isInBar(document.elementFromPoint(innerWidth / 2, y)))
  return covered.length / heights.length
}

export const expectUsableZoomed = async (page: Page) => {
  await page.setViewportSize(zoomedViewport)
  await expectNoSidewaysScroll(page)
  await expectTextUncut(page)
  expect(await page.evaluate(measureCovered)).toBeLessThan(0.5)
  await page.setViewportSize(wideViewport)
}

export const expectFocusSeenZoomed = async (page: Page) => {
  await page.setViewportSize(zoomedViewport)
  await tabThrough(page)
  await page.setViewportSize(wideViewport)
}

export const expectFitsLargeText = async (page: Page) => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await waitForLayout(page)
  await expectNoSidewaysScroll(page)
  await expectTextUncut(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** The values of WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

export const expectFitsTextSpacing = async (page: Page) => {
  const style = await page.addStyleTag({ content: textSpacing })
  await waitForLayout(page)
  await expectNoSidewaysScroll(page)
  await expectTextUncut(page)
  await style.evaluate((element) => element.parentNode?.removeChild(element))
}

/** Runs in the page: elements whose styles have an animation, a transition or smooth scrolling, running or not. */
const findMotion = () => {
  const isLong = (durations: string) => durations.split(', ').some((duration) => Number.parseFloat(duration) > 0.001)
  const problems: string[] = []
  for (const element of document.querySelectorAll('*'))
    for (const pseudo of ['', '::before', '::after']) {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element, pseudo)
      if (
        (animationName !== 'none' && isLong(animationDuration)) ||
        isLong(transitionDuration) ||
        scrollBehavior === 'smooth'
      )
        problems.push(`${element.outerHTML.slice(0, 120)} ${pseudo}`)
    }
  return problems
}

export const expectStill = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.evaluate(findMotion)).toEqual([])
  await page.emulateMedia({ reducedMotion: null })
}

/** Runs in the page: controls that cannot be pressed at their center, even when they are scrolled to. */
const findOutOfReach = (layer: Element) => {
  const controls = layer.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea')
  const isReached = (control: Element) => {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (control.contains(hit) || (hit.closest('label')?.contains(control) ?? false))
  }
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isReached(control))
    .map((control) => control.outerHTML.slice(0, 160))
}

export const expectLayerUsable = async (page: Page, layer: Locator) => {
  await expect(layer.first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await layer.first().evaluate(findOutOfReach)).toEqual([])
  await expectNoSidewaysScroll(page)
  await expectTextUncut(page)
  await expectVisibleInForcedColors(page)
}
