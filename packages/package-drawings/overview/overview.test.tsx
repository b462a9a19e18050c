import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { families } from '../create-plan.ts'
import { iconShapes } from '../icon-shapes.ts'
import { parsePackage, rules } from '../parse-package.ts'
import { examples } from './examples.ts'
import { Overview } from './overview.tsx'

const named = examples.flatMap(({ icon, names }) => names.map((name) => ({ name, icon })))

test('the overview shows every drawing', () => {
  const shapes = [
    ...named.map(({ name, icon }) => parsePackage(name, icon)),
    ...Object.values(iconShapes).map(({ shape }) => shape),
  ]
  expect(new Set(shapes.map(({ family }) => family))).toEqual(new Set(families))
})

test.each(rules.map(([pattern]) => pattern))('the overview has a package for %s', (pattern) => {
  expect(named.filter(({ name }) => pattern.test(name))).not.toEqual([])
})

test('the overview is drawn in numbers only', () => {
  expect(renderToStaticMarkup(<Overview />)).not.toMatch(/NaN|undefined|Infinity/)
})
