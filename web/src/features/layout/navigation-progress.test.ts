import { afterEach, expect, test } from 'vitest'
import { navigationProgress } from './navigation-progress.ts'

const here = 'https://shop.test/jp/s?wd=lm358#top'
afterEach(() => navigationProgress.end())

test.each(['/jp/category', '/jp/s?wd=ne555', 'https://shop.test/jp'])('going to %s shows that it works', (target) => {
  navigationProgress.start(target, here)
  expect(navigationProgress.read()).toBe(true)
})

test.each(['/jp/s?wd=lm358', '/jp/s?wd=lm358#rows', '#rows'])('staying at %s shows nothing', (target) => {
  navigationProgress.start(target, here)
  expect(navigationProgress.read()).toBe(false)
})
