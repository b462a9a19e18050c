import { expect, test } from 'vitest'
import { emptyFeedback, checkFeedback, isFine } from './feedback-rules.ts'

const offered = [1, 2]
const form = { typeId: '1', email: 'buyer@example.com', comment: 'More crystals, please.' }
const findProblems = (change: Partial<typeof form>) => checkFeedback({ ...form, ...change }, offered)

test('a form with a subject, an address and a comment is fine', () => {
  expect(isFine(findProblems({}))).toBe(true)
})

test('the first subject is preselected, and the other fields are required', () => {
  expect(checkFeedback(emptyFeedback, offered)).toEqual({ email: 'email', comment: 'comment' })
})

test.each(['', '   ', 'a@b.c', '  a@b.c  '])('%j has fewer than six characters', (email) => {
  expect(findProblems({ email }).email).toBe('email')
})

test.each(['abcdef', 'buyer@example', '买家@example.com', 'buyer@例子.com', 'a b@example.com', 'a..b@example.com'])(
  '%j is no address',
  (email) => {
    expect(findProblems({ email }).email).toBe('emailInvalid')
  },
)

test.each(['a@b.co', ' buyer+parts@sub.example.com ', "o'neil@example.org"])('%j is an address', (email) => {
  expect(findProblems({ email }).email).toBeUndefined()
})

test.each(['', '3', 'x'])('%j is no subject that the shop offers', (typeId) => {
  expect(findProblems({ typeId }).typeId).toBe('subject')
})

test('blanks are no comment', () => {
  expect(findProblems({ comment: ' \n ' }).comment).toBe('comment')
})
