import { expect, test } from 'vitest'
import { leaveOutStaticParts } from './leave-out-static-parts.ts'

const push = (...given: unknown[]) =>
  `<script>self.__next_f.push(${JSON.stringify(given).replaceAll('<', String.raw`\u003c`)})</script>`

const part = '2:{"staticPart":["$","p",null,{"children":"<é>"}]}\n'
const html = (payload: string) =>
  `<!DOCTYPE html><body><p>1 < 2</p><script>self.x=[1]</script>${payload}<footer>é</footer></body></html>`
const whole = html(push(1, '0:"$@2"\n2:{"stat') + push(1, `${part.slice(8)}3:"</script>"\n`))
const light = html(
  push(1, '0:"$@2"\n') + push(1, '2:"inDocument"\n3:"</script>"\n').replace('</script\\u003e', '</script>'),
)

const send = (text: string, length: number) => {
  const parts = leaveOutStaticParts()
  const out: string[] = []
  for (let at = 0; at < text.length; at += length) out.push(parts.write(text.slice(at, at + length)))
  return out.join('') + parts.end()
}

test.each([1, 7, 100, 10_000])('static parts are removed from a document in chunks of %d characters', (length) => {
  expect(send(whole, length).replaceAll(String.raw`\u003e`, '>')).toBe(light)
})

test('a document with bytes in its payload stays as it is from there', () => {
  const bytes = html(push(3, 'AAAA') + push(1, part))
  expect(send(bytes, 50)).toBe(bytes)
})
