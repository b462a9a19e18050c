import { expect, test } from 'vitest'
import { findMove, isMissingOrder } from './moved-address.ts'

test.each([
  ['/myaccount', '/myaccount/my-profile', false],
  ['/de/myaccount', '/de/myaccount/my-profile', false],
  ['/productdetail', '/keywords', false],
  ['/jp/productdetail', '/jp/keywords', false],
  ['/ar/products', '/ar/products/A', false],
  ['/products/a', '/products/A', true],
  ['/de/products/s/1', '/de/products/S', true],
  ['/products/%23/2', '/products/other/2', true],
  ['/de/myaccount/order-status-history/pg-7k3m9-x2q4t', '/de/myaccount/order-status-history/PG-7K3M9-X2Q4T', true],
])('%s leads to %s, for good: %s', (pathname, target, isPermanent) => {
  expect(findMove(pathname)).toEqual({ pathname: target, isPermanent })
})

test.each([
  '/',
  '/de',
  '/myaccount/my-profile',
  '/products/A',
  '/myaccount/order-status-history/PG-7K3M9-X2Q4T',
  '/myaccount/order-status-history/xx',
  '/products/A/2',
  '/products/nonsense',
  '/products/A/2/3',
  '/productdetail/lm358',
  '/xx/products',
  '/toString',
])('%s stays where it is', (pathname) => expect(findMove(pathname)).toBeNull())

test.each([
  ['/ar/myaccount/order-status-history/xx', true],
  ['/myaccount/order-status-history/PG-7K3M9', true],
  ['/myaccount/order-status-history/PG-7K3M9-X2Q4T', false],
  ['/myaccount/order-status-history', false],
  ['/news/xx', false],
])('%s names an order that cannot exist: %s', (pathname, isMissing) => expect(isMissingOrder(pathname)).toBe(isMissing))
