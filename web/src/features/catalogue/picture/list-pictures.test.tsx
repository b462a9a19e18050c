import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listPictures } from './list-pictures.tsx'

const part = (packageCode: string, imageUrl: string | null = null) => ({
  partNumber: 'P',
  package: packageCode,
  imageUrl,
  category: null,
  parameters: [],
})

const render = (...parts: ReturnType<typeof part>[]) =>
  listPictures(parts as unknown as Parameters<typeof listPictures>[0]).map((picture) => renderToStaticMarkup(picture))

test('equal drawings are in a list once, and the others refer to it', () => {
  const [first = '', second = '', other = ''] = render(part('SOT-23'), part('SOT-23'), part('SOIC-8'))
  expect(first).toContain('<g id="drawing-0" class="drawing">')
  expect(second).toMatch(/^<svg viewBox="[^"]+"[^>]*><use href="#drawing-0"><\/use><\/svg>$/)
  expect(/viewBox="[^"]+"/.exec(second)?.[0]).toBe(/viewBox="[^"]+"/.exec(first)?.[0])
  expect(other).not.toContain('id=')
})

test('parts with photos share no drawing', () => {
  expect(render(part('SOT-23', '/a.png'), part('SOT-23', '/a.png')).join('')).not.toContain('<use')
})
