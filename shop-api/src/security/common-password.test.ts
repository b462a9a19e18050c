import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

const own = ['grace.hopper@navy.example', 'Analytical Engines Ltd', 'Grace Hopper']

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
] as const)('%s is taken', (password) => {
  expect(isCommonPassword(password, own)).toBe(false)
})
