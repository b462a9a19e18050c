import { CombinedError } from 'urql'
import { expect, test } from 'vitest'
import { sessionEndGuard } from './session-end.ts'

const failure = (code: string) => new CombinedError({ graphQLErrors: [{ message: 'x', extensions: { code } }] })
const visited = () => {
  const paths: string[] = []
  return { paths, ...sessionEndGuard('/jp/exit', (path) => paths.push(path)) }
}

test('an ended session leads to the exit once, for any number of failed requests', () => {
  const { paths, guard } = visited()
  guard(failure('UNAUTHENTICATED'), '/jp/shoppingcart')
  guard(failure('UNAUTHENTICATED'), '/jp/shoppingcart')
  expect(paths).toEqual(['/jp/exit'])
})

test('an ended session leads to the exit again from a page that the browser has restored', () => {
  const { paths, guard, reset } = visited()
  guard(failure('UNAUTHENTICATED'), '/jp/shoppingcart')
  reset()
  guard(failure('UNAUTHENTICATED'), '/jp/shoppingcart')
  expect(paths).toEqual(['/jp/exit', '/jp/exit'])
})

test('an ended session does not redirect from the exit page', () => {
  const { paths, guard } = visited()
  guard(failure('UNAUTHENTICATED'), '/jp/exit')
  expect(paths).toEqual([])
})

test('other failures do not redirect', () => {
  const { paths, guard } = visited()
  guard(failure('UPSTREAM_TIMEOUT'), '/jp')
  expect(paths).toEqual([])
})
