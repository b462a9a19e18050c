import { locales } from '@partgate/schema/locales.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { seoPages } from '@partgate/schema/shop-api/site.ts'
import { describe, expect, it, test } from 'vitest'
import { countryCodes } from '@partgate/schema/country-codes.ts'
import { getTranslator } from '#i18n/translator.ts'
import { listCountries } from './countries.ts'
import { toLabels } from './labels.ts'
import { isFeedbackType, isMeetingTopic, toOptions } from './options.ts'
import { toSeo } from './seo.ts'

const t = getTranslator('en')

describe('labels', () => {
  it('name the costs of freight, and what they do not cover', () => {
    const texts = Object.fromEntries(toLabels(t).map(({ key, text }) => [key, text]))
    expect(texts['freight']).toContain('USD 40 for a parcel of up to 0.5 kg')
    expect(texts['freight']).toContain('South Africa, Brazil, India, Pakistan and Israel')
    expect(texts['sf']).toBe('USD 20 for a parcel of up to 0.5 kg to mainland China, Hong Kong and Taiwan.')
    expect(texts['heavy']).toContain('Above 0.5 kg, please confirm the freight with our sales team')
    expect(texts['excluded']).toMatch(/Taxes, duties, insurance and handling are not included/)
    expect(texts['delivery']).toContain('FedEx International 5 to 7')
    expect(texts['questions']).toContain('24 hours')
  })

  it.each(locales)('have a heading and a text in $code', ({ code }) => {
    expect(toLabels(getTranslator(code)).every(({ title, text }) => title && text)).toBe(true)
  })
})

describe('countries', () => {
  it('are all that an address may be in, by name', () => {
    const list = listCountries('en')
    expect(list.map(({ code }) => code).toSorted()).toEqual(countryCodes)
    expect(list[0]?.name).toBe('Afghanistan')
    expect(list.find(({ code }) => code === 'DE')).toEqual({ code: 'DE', name: 'Germany', calling_code: '49' })
    expect(list.find(({ code }) => code === 'AQ')?.calling_code).toBe('')
  })

  it('are named and sorted in the caller’s language', () => {
    const german = listCountries('de').map(({ name }) => name)
    expect(german.indexOf('Ägypten')).toBeLessThan(german.indexOf('Albanien'))
    expect(listCountries('jp').find(({ code }) => code === 'DE')?.name).toBe('ドイツ')
  })

  it.each(locales)('keep to the contract in $code', ({ code }) => {
    expect(
      contract.site.countries.data.parse(listCountries(code)).every((country) => country.name !== country.code),
    ).toBe(true)
  })
})

test('the first feedback subject is preselected; every offered one is accepted', () => {
  const { feedback_type, meeting_topic, job_title } = toOptions(t)
  expect(Object.keys(feedback_type)[0]).toBe('1')
  expect(Object.keys(feedback_type).map(Number).every(isFeedbackType)).toBe(true)
  expect(Object.keys(meeting_topic).map(Number).every(isMeetingTopic)).toBe(true)
  expect(Object.values(job_title).every(Boolean)).toBe(true)
  expect([0, 7, 1.5, Number.NaN].some((id) => isFeedbackType(id) || isMeetingTopic(id))).toBe(false)
})

test.each(seoPages)('the page %s has a title and a description, with a name and without', (page) => {
  for (const name of [undefined, 'STM32F103C8T6']) {
    const { title, keyword, description } = toSeo(t, page, name)
    expect(`${title}${keyword}${description}`).not.toMatch(/[{}]|none/)
    expect(title).toContain('Partgate')
    expect(description.length).toBeGreaterThan(10)
  }
})
