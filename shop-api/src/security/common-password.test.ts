import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

const own = ['grace.hopper@navy.example', 'Analytical Engines Ltd', 'Grace Hopper']

test('of the most common passwords, more than three thousand are refused as they are', () => {
  const listed = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trim()
    .split('\n')
  expect(listed.filter((entry, i) => !/^[!-~]{3,}$/.test(entry) || listed.indexOf(entry) !== i)).toEqual([])
  const asTheyStand = listed.filter((entry) => entry.length >= 8)
  expect(asTheyStand.length).toBeGreaterThan(3_000)
  const dressedUp = listed.filter((entry) => entry.length >= 5 && entry.length < 8).map((entry) => `${entry}123`)
  expect(dressedUp.length).toBeGreaterThan(2_500)
  expect([...asTheyStand, ...dressedUp].filter((password) => !isCommonPassword(password, []))).toEqual([])
})

test.for([
  'password',
  'Password1',
  'P4ssw0rd!',
  'pa$$word2026',
  'passwordpassword',
  'welcome123',
  '!Sunshine99',
  'iloveyou2',
  'monkeydragon',
  'letmein1',
  'Summer2026!',
  'superman1',
  '123superman',
  'football12',
  '12345678',
  '87654321',
  '0123456789',
  '19841231',
  '2026-11-21',
  'qwerty123456',
  'qwertyui',
  'asdfghjkl',
  '1qaz2wsx',
  '1q2w3e4r5t',
  'zxcvbnm,.',
  'abcdefgh',
  'abcd1234',
  'aaaaaaaa',
  'abababab',
  'abcabcabc',
  'a1a1a1a1',
  'aabbccaabbcc',
  'hopper1906',
  'Analytical1',
  'gracehopper',
  'navy12345',
  'partgate2026',
  'ｐａｓｓｗｏｒｄ',
  'Password12345678',
  'qwertyuiopasdfgh',
  '12345678901234567890',
  'iloveyouiloveyou',
  'abcdabcdabcdabcd',
  'Analytical Engines Ltd',
  'grace.hopper@navy.example',
] as const)('%s is refused', (password) => {
  expect(isCommonPassword(password, own)).toBe(true)
})

test.for([
  'correct horse battery',
  'Vq7#kd92mZ',
  'ohm-law-1827',
  'tantalum capacitor lane 9',
  'eleven purple staplers',
  'x9!bravoKilo',
  'Пароль-для-склада',
  '482915037264',
  'resistor7 over 9 hills',
  'components-store',
  'sunshine-monkeys',
  'my summer dragon',
  'gracehopper and the sea',
] as const)('%s is accepted', (password) => {
  expect(isCommonPassword(password, own)).toBe(false)
})
