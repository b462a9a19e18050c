import { expect, test } from 'vitest'
import { partsTemplate } from './parts-template.ts'

const names = {
  partNumber: 'Teilenummer',
  manufacturerName: 'Hersteller',
  package: 'Gehäuse',
  dateCode: 'Datumscode',
  quantity: 'Menge',
  targetPrice: 'Zielpreis (USD)',
}

test('the template uses the separators of the language', () => {
  expect(partsTemplate(names, 'de')).toBe(
    '\uFEFFTeilenummer;Hersteller;Gehäuse;Datumscode;Menge;Zielpreis (USD)\r\nLM358DR;Texas Instruments;SOIC-8;;1000;0,0824\r\n',
  )
  expect(partsTemplate(names, 'ar')).toContain('LM358DR,Texas Instruments,SOIC-8,,1000,0.0824')
})
