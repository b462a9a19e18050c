import { expect, type Page } from '@playwright/test'
import { defineColors, type WindowWithColors } from './page-colors.ts'
import { findHiddenStates } from './shown-states.ts'

type Drawn = { element: Element; pseudo: string; kind: 'edge' | 'shape' | 'division' }

/** Runs in the page. Without `known`, the edges, shapes and divisions that colors alone draw; with it, those that are not seen. */
const findDrawn = (known: Drawn[] | null): Drawn[] => {
  const { toContrast, isOpaque, findBackdrop } = (window as WindowWithColors).colors
  const minContrast = known ? 3 : 1.3
  const isSeenOn = (color: string, backdrop: string) => isOpaque(color) && toContrast(color, backdrop) >= minContrast
  const hasEdge = (style: CSSStyleDeclaration, backdrop: string) =>
    ['block-start', 'inline-end', 'block-end', 'inline-start'].some(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        isSeenOn(style.getPropertyValue(`border-${side}-color`), backdrop),
    ) ||
    (style.outlineStyle !== 'none' && isSeenOn(style.outlineColor, backdrop))
  const isDrawn = ({ element, pseudo, kind }: Drawn) => {
    const style = getComputedStyle(element, pseudo)
    // What forced colors remove on purpose.
    if (style.display === 'none' || !element.checkVisibility()) return known !== null
    const [child] = element.children
    if (kind === 'division')
      return (
        child !== undefined &&
        (isSeenOn(style.backgroundColor, findBackdrop(child)) ||
          (known !== null && hasEdge(getComputedStyle(child), findBackdrop(child))))
      )
    const backdrop = findBackdrop(pseudo ? element : element.parentElement)
    return isSeenOn(style.backgroundColor, backdrop) || hasEdge(style, backdrop)
  }
  if (known) return known.filter((each) => each.element.isConnected && !isDrawn(each))

  const controls = 'a, button, summary, select, textarea, input:not([type=checkbox], [type=radio])'
  const pictures = 'svg, img, iframe, canvas, video, input'
  const found: Drawn[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg') || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    if (element.matches(controls)) found.push({ element, pseudo: '', kind: 'edge' })
    else if (element.childNodes.length === 0 && !element.matches(pictures))
      found.push({ element, pseudo: '', kind: 'shape' })
    else if (/grid|flex/.test(getComputedStyle(element).display)) found.push({ element, pseudo: '', kind: 'division' })
    for (const pseudo of ['::before', '::after'])
      if (getComputedStyle(element, pseudo).content === '""') found.push({ element, pseudo, kind: 'shape' })
  }
  return found.filter(isDrawn)
}

/** Runs in the page: text and icons with the color of their background. */
const findInvisible = () => {
  const { toContrast, isOpaque, findBackdrop } = (window as WindowWithColors).colors
  const shapes = 'path, rect, circle, line, polyline, polygon, ellipse, text, use'
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const isInvisible = (element: Element) => {
    const backdrop = findBackdrop(element)
    if (!(element instanceof SVGElement))
      return hasText(element) && toContrast(getComputedStyle(element).color, backdrop) < 4.5
    const used = [...element.querySelectorAll('use')].flatMap(
      (use) => document.querySelector(use.getAttribute('href')?.replace(/^[^#].*/, '') || ':not(*)') ?? [],
    )
    const drawn = [element, ...used]
      .flatMap((part) => [...part.querySelectorAll(shapes)])
      .map((shape) => getComputedStyle(shape))
    const isSeen = (color: string) => color.startsWith('rgb') && isOpaque(color) && toContrast(color, backdrop) >= 3
    return drawn.length > 0 && !drawn.some(({ stroke, fill }) => isSeen(stroke) || isSeen(fill))
  }
  return [...document.body.querySelectorAll('svg, :not(svg *)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(isInvisible)
    .map((element) => `invisible: ${element.outerHTML.slice(0, 160)}`)
}

/** What a user sees must not depend on colors that the browser replaces. */
export const expectVisibleInForcedColors = async (page: Page) => {
  await page.evaluate(defineColors)
  const drawn = await page.evaluateHandle(findDrawn, null)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const lost = await page.evaluateHandle(findDrawn, drawn)
    const names = await lost.evaluate((all) =>
      all.map(({ element, pseudo, kind }) => `${kind} lost: ${element.outerHTML.slice(0, 160)} ${pseudo}`),
    )
    expect([...names, ...(await page.evaluate(findInvisible)), ...(await page.evaluate(findHiddenStates))]).toEqual([])
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
}
