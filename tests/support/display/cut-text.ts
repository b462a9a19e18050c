import { expect, type Page } from '@playwright/test'

type Line = { text: string; parent: Element; rect: DOMRect; isFloating: boolean }

/** Runs in the page: text that a box cuts, that leaves its control, or that other text covers. */
const findCutText = () => {
  const problems = new Set<string>()
  const name = (text: string) => `"${text.trim().slice(0, 60)}"`
  const describe = (element: Element) => element.outerHTML.slice(0, 120)
  const listBoxes = (from: Element) => {
    const boxes: Element[] = []
    for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) boxes.push(box)
    return boxes
  }
  const isForScreenReaders = (element: Element) =>
    listBoxes(element).some((box) => getComputedStyle(box).clipPath === 'inset(50%)')
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isForScreenReaders(element)
  const isInMenu = (text: string, summary: Element | null) =>
    summary !== null &&
    [...(summary.parentElement?.children ?? [])].some(
      (part) => part !== summary && part.textContent.includes(text.trim()),
    )
  const isLayer = (box: Element) => {
    const { position, zIndex } = getComputedStyle(box)
    return /fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto')
  }
  const findCut = ({ text, parent, rect }: Line, tolerance: number) => {
    const open = { x: true, y: true }
    for (const box of listBoxes(parent)) {
      const { overflowX, overflowY, display, position, textOverflow } = getComputedStyle(box)
      if (display === 'inline' || display === 'contents') continue
      // The open menu has the whole name of the account; columns of a grid can be widened.
      if (textOverflow === 'ellipsis' && isInMenu(text, box.closest('summary'))) return null
      if (textOverflow === 'ellipsis' && box.closest('[role=gridcell]')) open.x = false
      const { left, top } = box.getBoundingClientRect()
      const [start, first] = [left + box.clientLeft, top + box.clientTop]
      const [end, last] = [start + box.clientWidth, first + box.clientHeight]
      if (/auto|scroll/.test(overflowX)) open.x = false
      if (/auto|scroll/.test(overflowY)) open.y = false
      if (open.x && overflowX !== 'visible' && (rect.left < start - 1.5 || rect.right > end + 1.5)) return box
      if (open.y && overflowY !== 'visible' && (rect.top < first - tolerance || rect.bottom > last + tolerance))
        return box
      if (position === 'fixed') return null
    }
    return null
  }
  const findLeft = ({ parent, rect }: Line, tolerance: number) => {
    const control = parent.closest('a, button, summary, label')
    if (!control || getComputedStyle(control).display.startsWith('inline')) return null
    const isBadge = (box: Element) => getComputedStyle(box).position === 'absolute' && control.contains(box)
    if (listBoxes(parent).some((box) => box !== control && isBadge(box))) return null
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const isInside =
      rect.left > left - 1.5 &&
      rect.right < right + 1.5 &&
      rect.top > top - tolerance &&
      rect.bottom < bottom + tolerance
    return isInside ? null : control
  }

  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const [text, parent] = [walker.currentNode.textContent ?? '', walker.currentNode.parentElement]
    if (!parent || text.trim() === '' || parent.closest('svg, script, style, noscript, select')) continue
    if (!isSeen(parent)) continue
    const isFloating = listBoxes(parent).some(isLayer)
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    // The page of a part has the rest of its clamped summary.
    const clamp = listBoxes(parent).find((box) => getComputedStyle(box).webkitLineClamp !== 'none')
    const end = clamp ? clamp.getBoundingClientRect().bottom + 2 : Infinity
    const rects = [...range.getClientRects()].filter(({ width, bottom }) => width > 0 && bottom <= end)
    lines.push(...rects.map((rect) => ({ text, parent, rect, isFloating })))
  }
  for (const line of lines) {
    const tolerance = Number.parseFloat(getComputedStyle(line.parent).fontSize) * 0.25
    const box = findCut(line, tolerance)
    if (box) problems.add(`${name(line.text)} is cut by ${describe(box)}`)
    const control = findLeft(line, tolerance)
    if (control) problems.add(`${name(line.text)} leaves ${describe(control)}`)
  }

  const fixed = lines.filter(({ isFloating }) => !isFloating).toSorted((a, b) => a.rect.top - b.rect.top)
  const isBesideScroll = ({ parent }: Line) =>
    listBoxes(parent).some(
      (box) => /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth,
    )
  for (const [at, line] of fixed.entries())
    for (const other of fixed.slice(at + 1)) {
      const height = Math.min(line.rect.height, other.rect.height)
      if (other.rect.top > line.rect.bottom - 0.4 * height) break
      const shared = Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left)
      if (shared > 3 && line.parent !== other.parent && !isBesideScroll(line) && !isBesideScroll(other))
        problems.add(`${name(other.text)} covers ${name(line.text)} in ${describe(line.parent)}`)
    }

  const pen = document.createElement('canvas').getContext('2d')
  const fields = document.body.querySelectorAll<HTMLInputElement>('input:is([type=text], [type=search], [type=email])')
  for (const field of [...fields].filter(isSeen)) {
    const { font, fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    if (field.clientHeight < Number.parseFloat(fontSize) * 1.15) problems.add(`too low: ${describe(field)}`)
    const text = field.value || field.placeholder
    // Longer text scrolls in its field.
    if (!pen || text.length > 8) continue
    pen.font = font
    const width = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    if (pen.measureText(text).width > width + 1) problems.add(`${name(text)} is cut by ${describe(field)}`)
  }
  return [...problems]
}

export const expectTextUncut = async (page: Page) => {
  expect(await page.evaluate(findCutText)).toEqual([])
}

export const expectNoSidewaysScroll = async (page: Page) => {
  const content = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(content).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
