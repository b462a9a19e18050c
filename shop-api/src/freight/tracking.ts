import type { Carrier } from './freight-table.ts'

const pages: Record<Carrier, (number: string) => string> = {
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  dhl: (number) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  sf: (number) => `https://www.sf-international.com/us/en/dynamic_function/waybill/#search/bill-number/${number}`,
}

/** Printed numbers contain spaces, which the carriers' pages do not accept. */
export const toTrackingUrl = (carrier: Carrier, number: string): string =>
  pages[carrier](encodeURIComponent(number.replaceAll(/\s+/g, '')))
