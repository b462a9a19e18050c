import { expect, test } from 'vitest'
import { locales } from './locales.ts'
import { getNumberSigns } from './number-signs.ts'

test.each(locales)('the signs of $name are those of Intl', ({ tag }) => {
  const { decimal, group, minus } = getNumberSigns(tag)
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, { useGrouping: 'always' })
  expect(`${minus}1${group}234${group}567${decimal}5`).toBe(format.format(-1_234_567.5))
})
