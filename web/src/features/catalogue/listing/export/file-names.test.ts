import { expect, test } from 'vitest'
import { fileNames } from './file-names.ts'

test.each([
  ['parts', 'LM358DR/NOPB', 'parts-lm358dr-nopb', 'parts-lm358dr-nopb'],
  ['Bauteile', 'Widerstände', 'parts-widerstande', 'Bauteile-widerstände'],
  ['部品', '抵抗器', 'parts', '部品-抵抗器'],
  ['parts', '', 'parts', 'parts'],
  ['parts', '"; filename="evil.exe', 'parts-filename-evil-exe', 'parts-filename-evil-exe'],
  ['parts', 'x'.repeat(200), `parts-${'x'.repeat(74)}`, `parts-${'x'.repeat(74)}`],
])('a file of %s for %j', (word, subject, plain, own) => {
  expect(fileNames(word, subject)).toBe(`filename="${plain}.csv"; filename*=UTF-8''${encodeURIComponent(own)}.csv`)
})
