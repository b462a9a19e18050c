import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CategoryIcon } from './category-icon.tsx'
import { iconShapes } from './icon-shapes.ts'
import { PackageDrawing } from './package-drawing.tsx'
import { parsePackage } from './parse-package.ts'

const draw = (name: string, icon = '', extra = {}) =>
  renderToStaticMarkup(<PackageDrawing shape={parsePackage(name, icon)} {...extra} />)

test('with dimensions the figures are those of the package, in millimeters', () => {
  const picture = draw('LQFP-48', 'mcu', { dimensions: true, title: 'LQFP-48' })
  const figures = [...picture.matchAll(/>(\d+\.\d\d)</g)].map(([, figure]) => figure)
  expect(figures).toEqual(['9.00', '7.00', '7.00', '0.50'])
})

test.each(['0402', 'LQFP-48', 'TO-220-3', 'DIP-40', 'Axial DO-41', 'Header 1×40 2.54 mm'])(
  'all figures of %s stand inside the frame',
  (name) => {
    const picture = draw(name, '', { dimensions: true })
    const [left = 0, top = 0, width = 0, height = 0] =
      /viewBox="([^"]+)"/.exec(picture)?.[1]?.split(' ').map(Number) ?? []
    const places = [...picture.matchAll(/<text x="([^"]+)" y="([^"]+)"/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    )
    expect(places.length).toBeGreaterThan(1)
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(left)
      expect(x).toBeLessThan(left + width)
      expect(y).toBeGreaterThan(top)
      expect(y).toBeLessThan(top + height)
    }
  },
)

test('a picture with a title is an image with that name; without one it is decoration', () => {
  expect(draw('0603', 'resistor', { title: 'Package 0603' })).toMatch(/role="img".*<title>Package 0603<\/title>/)
  expect(draw('0603', 'resistor')).toMatch(/aria-hidden="true"/)
})

test('the laser mark stands on the body', () => {
  expect(draw('SOIC-8', 'amplifier', { marking: ['LM358DR', '2531'] })).toMatch(/>LM358DR<.*>2531</)
})

test.each(['LQFP-208', 'BGA-256', 'DIP-40', 'TSOP-I-48', 'Header 2×40 2.54 mm'])(
  'the thumbnail of %s stays small',
  (name) => {
    const picture = draw(name)
    expect(picture.length).toBeLessThan(3_000)
    expect(picture.match(/<path/g)?.length).toBeLessThan(6)
  },
)

test.each(Object.keys(iconShapes))('the icon %s is drawn in numbers only', (name) => {
  const picture = renderToStaticMarkup(<CategoryIcon name={name} />)
  expect(picture).toMatch(/<path/)
  expect(picture).not.toMatch(/NaN|undefined|Infinity/)
})
