import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePackage } from '@partgate/package-drawings/parse-package.ts'
import { createPlan } from '@partgate/package-drawings/create-plan.ts'
import { cardDrawing, inks } from './card-drawing.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const tokens = read('../../../ui/tokens.css')
const sheet = read('../../../../../packages/package-drawings/package-drawing.css')

const toLightColor = (value: string): string | undefined => {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  const own = name ? new RegExp(`${name}: ([^;]+);`).exec(`${sheet}${tokens}`)?.[1] : value
  return /light-dark\((#\w+),/.exec(own ?? '')?.[1]
}

test.each(Object.entries(inks))('%s has the color of the style sheet', (tone, color) => {
  const [, fill = ''] = new RegExp(String.raw`\.drawing \.${tone} \{\s+fill: ([^;]+);`).exec(sheet) ?? []
  expect(toLightColor(fill)).toBe(color)
})

test.each(['0402', 'LQFP-48', 'LED 0805', 'TO-220-3', 'Header 1×40 2.54 mm'])('%s keeps its proportions', (name) => {
  const plan = createPlan(parsePackage(name, ''))
  const { src, width, height } = cardDrawing(plan, 'light-dark(#f4b0a8, #93403a)', 340)
  expect(Math.max(width, height)).toBeLessThanOrEqual(340)
  const wanted = (plan.right - plan.left) / (plan.bottom - plan.top)
  expect(Math.abs(width / height / wanted - 1)).toBeLessThan(0.05)
  expect(Buffer.from(src.split(',')[1] ?? '', 'base64').toString()).not.toMatch(/NaN|undefined|var\(|light-dark/)
})
