import { expect, test } from 'vitest'
import { planRetry } from './delivery.ts'

const again = (afterSeconds: number) => ({ kind: 'again', afterSeconds })

test.for([
  ['the mail server is unreachable', { code: 'ECONNECTION', command: 'CONN' }, 1, again(30)],
  ['it takes too long', { code: 'ETIMEDOUT', command: 'CONN' }, 2, again(60)],
  ['the reader is greylisted', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, 3, again(120)],
  ['the server is busy after the text', { code: 'EMESSAGE', command: 'DATA', responseCode: 451 }, 4, again(240)],
  ['the shop’s own password is wrong', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 1, again(30)],
  ['the shop as sender is refused', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 1, again(30)],
  ['the shop as caller is refused', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, 1, again(30)],
  ['it was tried often', { code: 'ECONNECTION', command: 'CONN' }, 15, again(21_600)],
  ['it was tried too often', { code: 'ECONNECTION', command: 'CONN' }, 16, { kind: 'dead' }],
  ['there is no such reader', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 1, { kind: 'dead' }],
  ['the text is refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 1, { kind: 'dead' }],
  ['nobody knows why', {}, 1, again(30)],
] as const)('where %s', ([, mailError, tries, outcome]) => {
  expect(planRetry(mailError, tries, 0.5)).toEqual(outcome)
})

test('mails that failed together are not retried together', () => {
  expect(planRetry({}, 2, 0)).toEqual(again(30))
  expect(planRetry({}, 2, 0.999)).toEqual(again(90))
})
