import { expect, test } from 'vitest'
import { facts, heading, link, joinMarkdown, table } from './markdown.ts'
import { toMarkdownPath } from './wants-markdown.ts'

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

test.each<[string, string | null, string | null]>([
  ['/productdetail/lm358', 'text/markdown', '/productdetail/lm358/markdown'],
  ['/jp/productdetail/lm358', 'text/markdown, text/html;q=0.5', '/jp/productdetail/lm358/markdown'],
  ['/productdetail/lm358', 'text/html, text/markdown;q=0.9', null],
  ['/productdetail/lm358', 'text/markdown;q=0', null],
  ['/productdetail/lm358', browser, null],
  ['/productdetail/lm358', '*/*', null],
  ['/productdetail/lm358', null, null],
  ['/productdetail/lm358.md', browser, '/productdetail/lm358/markdown'],
  ['/ar/productdetail/abm8-16.000mhz.md', null, '/ar/productdetail/abm8-16.000mhz/markdown'],
  ['/productdetail/abm8-16.000mhz', browser, null],
  ['/news/a.md', 'text/markdown', null],
  ['/productdetail/a/b.md', null, null],
])('%s for who accepts %s', (path, accept, wanted) => {
  expect(toMarkdownPath(path, accept)).toBe(wanted)
})

test('what a shop writes is text, not markup', () => {
  expect(heading(1, 'A*B_[c](d)\n# e')).toBe(String.raw`# A\*B\_\[c\](d) \# e`)
  expect(link('a', 'https://a.example/a%2Fb%.pdf?x=%26')).toBe('[a](<https://a.example/a%2Fb%.pdf?x=%26>)')
  expect(link('a]b', 'https://a.example/x y>(z)')).toBe(String.raw`[a\]b](<https://a.example/x%20y%3E(z)>)`)
  expect(table(['a|b'], [['1 |\n2']])).toBe('| a\\|b |\n| --- |\n| 1 \\| 2 |')
  expect(joinMarkdown(heading(2, 'A'), null, facts([['Stock', '5']]))).toBe('## A\n\n- Stock: 5\n')
})
