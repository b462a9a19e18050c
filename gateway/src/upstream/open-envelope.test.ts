import { expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { UpstreamError } from './error.ts'
import { openEnvelope } from './open-envelope.ts'

const endpoint = contract.cart.count
const open = (text: string, status = 200) => openEnvelope(endpoint, { status, text }).data

const catchError = (text: string, status?: number) => {
  try {
    open(text, status)
  } catch (error) {
    if (error instanceof UpstreamError) return error
    throw error
  }
  throw new Error('it was accepted')
}

it('hands out checked data without what the contract does not know', () => {
  expect(open('{"code":200,"message":"OK","data":{"count":3,"__proto__":{"x":1},"more":1}}')).toEqual({ count: 3 })
  expect('x' in {}).toBe(false)
})

it('reads what begins with a mark of byte order', () => {
  expect(open('\uFEFF{"code":200,"message":"OK","data":{"count":3}}')).toEqual({ count: 3 })
})

test.for([
  ['an empty body', '', 200, 'invalid_response'],
  ['a page of HTML', '<html></html>', 200, 'invalid_response'],
  ['a cut-off body', '{"code":200,"mess', 200, 'invalid_response'],
  ['a bare list', '[]', 200, 'invalid_response'],
  ['a code that is text', '{"code":"200","message":"","data":{"count":1}}', 200, 'invalid_response'],
  ['no data', '{"code":200,"message":"","data":null}', 200, 'invalid_response'],
  ['a redirect', '', 302, 'invalid_response'],
  ['a 404 page', 'Not found', 404, 'invalid_response'],
  ['a 502 page', '<html></html>', 502, 'unavailable'],
  ['an internal error in the envelope', '{"code":500,"message":"","data":null}', 200, 'unavailable'],
  ['maintenance in the envelope', '{"code":503,"message":"","data":null}', 503, 'unavailable'],
  ['an ended session', '{"code":4001,"message":"","data":null}', 200, 'refused'],
  ['a refusal with a status', '{"code":404,"message":"","data":null}', 404, 'refused'],
] as const)('takes %s for what it is', ([, text, status, kind]) => {
  expect(catchError(text, status).kind).toBe(kind)
})

it('names the endpoint and the field that breaks the contract', () => {
  const failure = catchError('{"code":200,"message":"","data":{"count":"three"}}')
  expect(failure.endpoint).toBe('GET /api/cart/cartCount')
  expect(failure.message).toMatch(/^data\.count: /)
})

it('carries the sentence and the numbers of a refusal', () => {
  const failure = catchError('{"code":4101,"message":"At least 10.","data":{"minimum":10}}')
  expect(failure).toMatchObject({ kind: 'refused', code: 4101, message: 'At least 10.', data: { minimum: 10 } })
})

it('survives a refusal whose data makes no sense', () => {
  expect(catchError('{"code":400,"message":"No.","data":{"fields":"all"}}').data).toEqual({})
})
