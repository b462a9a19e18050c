import { beforeEach, expect, test, vi } from 'vitest'
import { navigationProgress } from './navigation-progress.ts'

const here = 'https://shop.test/jp/s?wd=lm358#top'
const tripsTo = (target: string) => {
  const before = navigationProgress.read()
  navigationProgress.start(target)
  return navigationProgress.read() - before
}
beforeEach(() => navigationProgress.arrive(here))

test.each(['/jp/category', '/jp/s?wd=ne555', 'https://shop.test/jp'])('going to %s shows that it works', (target) => {
  expect(tripsTo(target)).toBe(1)
})

test.each(['/jp/s?wd=lm358', '/jp/s?wd=lm358#rows', '#rows', here])('staying at %s shows nothing', (target) => {
  expect(tripsTo(target)).toBe(0)
})

test('a trip is compared with the page that was reached, not with the address on the way back', () => {
  navigationProgress.arrive('https://shop.test/jp/category')
  expect(tripsTo(here)).toBe(1)
  navigationProgress.arrive(here)
  expect(tripsTo(here)).toBe(0)
})

test('a trip that led back to where it began is followed by another', () => {
  expect([tripsTo('/jp/my-profile'), tripsTo('/jp/my-profile')]).toEqual([1, 1])
})

test('listeners are notified of each trip, and of nothing else', () => {
  const listener = vi.fn()
  const leave = navigationProgress.subscribe(listener)
  for (const target of ['#rows', '/jp/category', '/jp/news']) navigationProgress.start(target)
  leave()
  navigationProgress.start('/jp/about')
  expect(listener).toHaveBeenCalledTimes(2)
})
