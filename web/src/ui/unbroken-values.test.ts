import { expect, test } from 'vitest'
import { withUnbrokenValues } from './unbroken-values.ts'

test.each([
  ['Ceramic capacitor 100 nF ±10 % X7R 16 V 0402', 'Ceramic capacitor 100~nF ±10~% X7R 16~V 0402'],
  ['4,7 мкФ · ±20 %', '4,7~мкФ · ±20~%'],
  ['10 kΩ, 0.1 W/155 °C', '10~kΩ, 0.1~W/155~°C'],
  ['0402 Capacitor, 2 positions', '0402 Capacitor, 2 positions'],
])('%s', (text, unbroken) => expect(withUnbrokenValues(text).replaceAll('\u00a0', '~')).toBe(unbroken))
