import { expect, test } from 'vitest'
import { withDashes } from './dashes.ts'

test.each([
  ['LM358DR/NOPB', 'LM358DR-NOPB', 'LM358DR-NOPB'],
  ['RC0603FR-0710KL', 'RC0603FR-0710KL', 'RC0603FR-0710KL'],
  ['B2B-PH-K-S(LF)(SN)', 'B2B-PH-K-S-LF-SN', 'B2B-PH-K-S-LF-SN'],
  ['  10 kΩ ±1 %  ', '10-kΩ-1', '10-k-1'],
  ['../../etc/passwd', 'etc-passwd', 'etc-passwd'],
  ['a"b<c>d:e|f?g*h\\i', 'a-b-c-d-e-f-g-h-i', 'a-b-c-d-e-f-g-h-i'],
  ['line\r\nSet-Cookie: x', 'line-Set-Cookie-x', 'line-Set-Cookie-x'],
  ['Résistances à couche épaisse', 'Résistances-à-couche-épaisse', 'Resistances-a-couche-epaisse'],
  ['抵抗器／コンデンサ', '抵抗器-コンデンサ', ''],
  ['\u202Egpj.exe', 'gpj-exe', 'gpj-exe'],
  ['🙂', '', ''],
  ['---', '', ''],
  ['', '', ''],
])('%j is %j in an address, and %j where only ASCII is taken', (text, any, ascii) => {
  expect(withDashes(text)).toBe(any)
  expect(withDashes(text, 'ascii')).toBe(ascii)
})
