import { expect, test } from 'vitest'
import { parsePurgeOrder } from './purge-order.ts'

const token = 'a-token-for-purges'
const ordered = (body: string, authorization = `Bearer ${token}`) =>
  new Request('http://localhost/purge', { method: 'POST', headers: { authorization }, body })

test.each<[string, Request, string[] | number]>([
  ['with the token', ordered('{"tags":["site","product:17"]}'), ['site', 'product:17']],
  ['with another token', ordered('{"tags":["site"]}', 'Bearer another'), 401],
  ['without JSON', ordered('site'), 400],
  ['of nothing', ordered('{"tags":[]}'), 400],
  ['of what is no tag', ordered('{"tags":["product:*"]}'), 400],
])('a purge %s', async (_, request, wanted) => {
  expect(await parsePurgeOrder(request, token)).toEqual(wanted)
})

test('a shop without a token refuses every purge', async () => {
  expect(await parsePurgeOrder(ordered('{"tags":["site"]}', 'Bearer undefined'), undefined)).toBe(404)
})
