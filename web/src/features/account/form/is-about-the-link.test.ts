import { expect, test } from 'vitest'
import { isAboutTheLink } from './is-about-the-link.ts'

test.for([
  ['InvalidLinkError', null, true],
  ['ValidationError', ['input', 'token'], true],
  ['ValidationError', ['input', 'password'], false],
  ['ValidationError', null, false],
  ['Failure', null, false],
] as const)('%s of %j means that the link cannot work: %s', ([__typename, path, expected]) =>
  expect(isAboutTheLink({ __typename, path })).toBe(expected),
)
