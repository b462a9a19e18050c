import { expect, test } from 'vitest'
import type { LocaleCode } from '../locales.ts'
import { findEnglishWords } from './english-words.ts'

test.each<[LocaleCode, string, string[]]>([
  ['ru', 'Конденсатор 100 нФ ±10 % 16 В X7R 0402', []],
  ['ru', 'Ceramic capacitor 100 нФ', ['Ceramic', 'capacitor']],
  ['jp', 'Armマイクロコントローラ UART, USB', []],
  ['jp', '電源電圧 1.8 to 5.5 V, Supply', ['Supply']],
  ['ar', 'مقاومة RC0603FR-0710KL, http://shop.test/search', []],
  ['zh', '请另存为 .xlsx、.xls 或 .csv。', []],
  ['de', 'Keramikkondensator 100 nF ±10 % 16 V X7R 0402', []],
  ['de', 'Keramikkondensator with surface mount', ['with', 'surface', 'mount']],
  ['fr', 'Tube de 50, en stock', []],
  ['es', 'Añadir to cart, reels', ['cart', 'reels']],
  ['it', 'Driver di LED, surface mount', ['surface', 'mount']],
  ['en', 'Everything is English', []],
])('in %s, “%s” has the English words %j', (code, text, words) => expect(findEnglishWords(text, code)).toEqual(words))
