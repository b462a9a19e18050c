import { expect, test } from 'vitest'
import { locales } from '@partgate/schema/locales.ts'
import { chatScript, measuringScripts, toReviewLocale, serviceIds, listServices } from './consent-services.ts'

const unset = {
  googleMeasurementId: null,
  googleTagManagerId: null,
  chatWidgetId: null,
  trustpilotTemplateId: null,
  trustpilotBusinessUnitId: null,
}
const none = { measurement: null, container: null, chat: null, reviews: null }

test.each([
  [null, null],
  [unset, null],
  [{ ...unset, googleMeasurementId: ' ', googleTagManagerId: '', chatWidgetId: ' ' }, null],
  [
    { ...unset, googleMeasurementId: 'G-1' },
    { ...none, measurement: 'G-1' },
  ],
  [
    { ...unset, googleTagManagerId: 'GTM-1' },
    { ...none, container: 'GTM-1' },
  ],
  [
    { ...unset, chatWidgetId: 'a/b' },
    { ...none, chat: 'a/b' },
  ],
  [{ ...unset, trustpilotTemplateId: 't' }, null],
  [{ ...unset, trustpilotBusinessUnitId: 'u' }, null],
  [
    { ...unset, trustpilotTemplateId: 't', trustpilotBusinessUnitId: 'u' },
    { ...none, reviews: { template: 't', businessUnit: 'u' } },
  ],
])('of %j the services are %j', (config, wanted) => {
  expect(serviceIds(config)).toEqual(wanted)
})

test('consent is requested only for configured services', () => {
  expect(listServices({ ...none, measurement: 'G-1', container: 'GTM-1' })).toEqual(['measuring'])
  expect(listServices({ ...none, chat: 'a/b' })).toEqual(['chat'])
  expect(
    listServices({ measurement: null, container: 'GTM-1', chat: 'a/b', reviews: { template: 't', businessUnit: 'u' } }),
  ).toEqual(['measuring', 'chat', 'reviews'])
})

test('only what is configured is loaded, from the one host that the page may load from', () => {
  expect(measuringScripts({ measurement: null, container: 'GTM-1' })).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  ])
  expect(measuringScripts({ measurement: 'G-1&x', container: null })).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-1%26x',
  ])
  expect(chatScript('5c9f00/default')).toBe('https://embed.tawk.to/5c9f00/default')
  expect(chatScript('5c9f00/a?b#c')).toBe('https://embed.tawk.to/5c9f00/a%3Fb%23c')
})

test('reviews come in the page’s language where they have it, else in English', () => {
  expect(locales.map(({ tag }) => toReviewLocale(tag))).toEqual([
    'en-US',
    'zh-CN',
    'en-US',
    'ja-JP',
    'en-US',
    'de-DE',
    'ru-RU',
    'fr-FR',
    'es-ES',
    'en-US',
    'it-IT',
  ])
})
