import { contract } from '@partgate/schema/shop-api/contract.ts'
import { solveWork } from '@partgate/shop-api/testing/solve-work.ts'
import { newKey } from './buyers.ts'
import { dataOf } from './shop.ts'
import { signedIn, someGoods } from './visitors.ts'

const { rfq, site } = contract

type Purpose = 'rfq' | 'quick_rfq'

/** Solves the computed challenge, because a test cannot read the picture. */
export const solvedCaptcha = async (shopApi: string, purpose: Purpose) => {
  const { captcha_id, work } = await dataOf(shopApi, site.captchaGet, { query: { purpose, kind: 'work' } })
  return { captcha_id, answer: await solveWork(work ?? '') }
}

export const captchaToken = async (shopApi: string, purpose: Purpose) => {
  const body = await solvedCaptcha(shopApi, purpose)
  return (await dataOf(shopApi, site.captchaCheck, { body })).captcha_token
}

export const partsList = async (shopApi: string) => {
  const { part_number } = await someGoods(shopApi)
  return new File([`part number,quantity\n${part_number},100\nNOT-A-PART,5\n`], 'parts.csv', { type: 'text/csv' })
}

export const uploadedList = async (shopApi: string, bearer?: string) =>
  (await dataOf(shopApi, rfq.upload, { bearer, file: await partsList(shopApi) })).file_id

export const contactForm = () => ({
  idempotency_key: newKey(),
  parts: [{ part_number: 'NE555P', qty: 100, target_price: '0.12' }],
  contact_name: 'Ada Asker',
  company_name: 'Bench Ltd',
  email: 'asker@partgate.example',
  telephone: '+49 30 1234567',
  country: 'DE',
})

export const memberRfq = async (shopApi: string) => {
  const { bearer } = await signedIn(shopApi)
  const { goods_id, minimum } = await someGoods(shopApi)
  const body = { idempotency_key: newKey(), goods_id, qty: minimum }
  return { bearer, rfq_no: (await dataOf(shopApi, rfq.quick, { bearer, body })).rfq_no }
}
