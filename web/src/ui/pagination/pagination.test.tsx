import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

const labels = { name: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }

const render = (current: number, last: number) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{}}>
      <Pagination current={current} last={last} toHref={(page) => `/list?page=${page}`} labels={labels} />
    </NextIntlClientProvider>,
  )
const findHref = (html: string, attribute: string) =>
  new RegExp(`<a (?=[^>]*${attribute})[^>]*href="([^"]*)"`).exec(html)?.[1] ?? null

test.for([
  [1, 3, null, '/list?page=2'],
  [2, 3, '/list?page=1', '/list?page=3'],
  [3, 3, '/list?page=2', null],
  [9, 3, '/list?page=3', null],
] as const)('page %i of %i leads back to %s and on to %s', ([current, last, previous, next]) => {
  const html = render(current, last)
  expect(findHref(html, 'rel="prev"')).toBe(previous)
  expect(findHref(html, 'rel="next"')).toBe(next)
  expect(findHref(html, 'aria-current="page"')).toBe(current > last ? null : `/list?page=${current}`)
})

test('a list of one page has no links', () => {
  expect(render(1, 1)).toBe('')
})
