import { expect, test } from 'vitest'
import { parsePurgeRequest } from './purge-request.ts'

const token = 'a-token-for-purges'
const toRequest = (body: string, authorization = `Bearer ${token}`) =>
  new Request('http://localhost/purge', { method: 'POST', headers: { authorization }, body })

test.each<[string, Request, string[] | number]>([
  ['with the token', toRequest('{"tags":["site","product:17"]}'), ['site', 'product:17']],
  ['with another token', toRequest('{"tags":["site"]}', 'Bearer another'), 401],
  ['without JSON', toRequest('site'), 400],
  ['of nothing', toRequest('{"tags":[]}'), 400],
  ['of what is no tag', toRequest('{"tags":["product:*"]}'), 400],
])('a purge %s', async (_, request, wanted) => {
  expect(await parsePurgeRequest(request, token)).toEqual(wanted)
})

test('a storefront without a token refuses every purge', async () => {
  expect(await parsePurgeRequest(toRequest('{"tags":["site"]}', 'Bearer undefined'), undefined)).toBe(404)
})
