import type { MouseEvent } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addStoreInput, type StoreInput } from '#graphql/session/stored-inputs.ts'
import { changeLanguage } from './change-language.ts'

test.each([
  ['leaves the page', {}, [['next-page']]],
  ['opens a tab', { ctrlKey: true }, []],
] as const)('a click that %s stores what was typed: %j', (_, keys, calls) => {
  vi.stubGlobal('location', { hash: '#list', protocol: 'http:' })
  vi.stubGlobal('document', { cookie: '' })
  const storeInput = vi.fn<StoreInput>(() => true)
  onTestFinished(addStoreInput(storeInput))
  onTestFinished(() => void vi.unstubAllGlobals())
  const none = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  const click = { ...none, ...keys, currentTarget: { hash: '' } }
  changeLanguage(click as unknown as MouseEvent<HTMLAnchorElement>, 'de')
  expect(click.currentTarget.hash).toBe('#list')
  expect(document.cookie).toContain('lang=de')
  expect(storeInput.mock.calls).toEqual(calls)
})
