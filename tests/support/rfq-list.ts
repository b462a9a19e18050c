import type { Page } from '@playwright/test'

const listed = ['GRM155R71C104KA88D', 'STM32F103C8T6', 'LM358DR']

/** For pages that open later; later changes of the list stay. */
export const storeRfqList = (page: Page) =>
  page.addInitScript((numbers) => {
    if (sessionStorage.getItem('stored')) return
    sessionStorage.setItem('stored', '1')
    const items = numbers.map((part_number, at) => ({
      goods_id: `g${at}`,
      part_number,
      manufacturer: 'Maker',
      package: 'SOIC-8',
      date_code: '2531+',
      qty: 1000,
      target_price: '0.5',
      goods_page_url: part_number.toLowerCase(),
      icons: 'amplifier',
    }))
    localStorage.setItem('RFQLIST', JSON.stringify(items))
  }, listed)
