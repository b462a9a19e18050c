import { expect, test } from 'vitest'
import { toTrackingUrl } from './tracking.ts'

test.for([
  ['ups', '1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['ups', ' 1Z 999 AA1 ', 'https://www.ups.com/track?tracknum=1Z999AA1'],
  ['dhl', 'JD014600003', 'https://www.dhl.com/en/express/tracking.html?AWB=JD014600003'],
  ['fedex', '7946&x=1#y', 'https://www.fedex.com/fedextrack/?trknbr=7946%26x%3D1%23y'],
  [
    'sf',
    'SF1234567890/..',
    'https://www.sf-international.com/us/en/dynamic_function/waybill/#search/bill-number/SF1234567890%2F..',
  ],
] as const)('%s %s', ([carrier, number, url]) => expect(toTrackingUrl(carrier, number)).toBe(url))
