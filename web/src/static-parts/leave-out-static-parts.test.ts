import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { leaveOutStaticParts } from './leave-out-static-parts.ts'

const push = (...given: unknown[]) =>
  `<script>self.__next_f.push(${JSON.stringify(given).replaceAll('<', String.raw`\u003c`)})</script>`

const part = '2:{"staticPart":["$","p",null,{"children":"<é>"}]}\n'
const html = (payload: string) =>
  `<!DOCTYPE html><body><p>1 < 2</p><script>self.x=[1]</script>${payload}<footer>é</footer></body></html>`
const rest = `3:"</script>, it's \\"so\\" \\\\\\n\u2028"\n`
const whole = html(push(1, '0:"$@2"\n2:{"stat') + push(1, part.slice(8) + rest))

/** What the scripts of a document give to React. */
const runScripts = (document: string) => {
  const given: unknown[] = []
  for (const [, script = ''] of document.matchAll(/<script>(.*?)<\/script>/gs))
    runInNewContext(script, { self: { __next_f: given } })
  return given.map((pushed) => JSON.parse(JSON.stringify(pushed)))
}

const send = (text: string, length: number) => {
  const parts = leaveOutStaticParts()
  const out: string[] = []
  for (let at = 0; at < text.length; at += length) out.push(parts.write(text.slice(at, at + length)))
  return out.join('') + parts.end()
}

test.each([1, 7, 100, 10_000])('static parts are removed from a document in chunks of %d characters', (length) => {
  const light = send(whole, length)
  expect(runScripts(light)).toEqual([
    [1, '0:"$@2"\n'],
    [1, `2:"inDocument"\n${rest}`],
  ])
  expect(light.replaceAll(/<script>self\.__next_f.*?<\/script>/gs, '')).toBe(html(''))
})

test('the payload has no characters that only escape its quotes', () => {
  expect(send(html(push(1, '1:{"a":"b"}\n')), 100)).toBe(
    html(String.raw`<script>self.__next_f.push([1,'1:{"a":"b"}\n'])</script>`),
  )
})

test('a document with bytes in its payload stays as it is from there', () => {
  const bytes = html(push(3, 'AAAA') + push(1, part))
  expect(send(bytes, 50)).toBe(bytes)
})
