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

const ids = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const references = (markup: string) => [...markup.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
const viewBox = (markup = '') => /viewBox="[^"]+"/.exec(markup)?.[0]

test('equal drawings are in a list once, and the others refer to it', () => {
  const pictures = render(part('SOT-23'), part('SOIC-8'), part('SOT-23'), part('SOT-23'))
  const [id, ...otherIds] = ids(pictures.join(''))
  expect(otherIds).toEqual([])
  expect(ids(pictures[0] ?? '')).toEqual([id])
  expect(pictures.map(references)).toEqual([[], [], [id], [id]])
  expect(pictures.map((picture) => picture.includes('<path') || picture.includes('<rect'))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(viewBox(pictures[2])).toBe(viewBox(pictures[0]))
})

test('parts with photos share no drawing', () => {
  expect(render(part('SOT-23', '/a.png'), part('SOT-23', '/a.png')).join('')).not.toContain('<use')
})
