import { randomUUID } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { solveWork } from '@partgate/shop-api/testing/solve-work.ts'
import { requestData } from './shop-client.ts'
import { signInNewMember, findGoods } from './members-and-goods.ts'

const { rfq, site } = contract

type Purpose = 'rfq' | 'quick_rfq'

/** Solves the computed challenge, because a test cannot read the picture. */
export const solveCaptcha = async (shopApi: string, purpose: Purpose) => {
  const { captcha_id, work } = await requestData(shopApi, site.captchaGet, { query: { purpose, kind: 'work' } })
  return { captcha_id, answer: await solveWork(work ?? '') }
}

export const getCaptchaToken = async (shopApi: string, purpose: Purpose) => {
  const body = await solveCaptcha(shopApi, purpose)
  return (await requestData(shopApi, site.captchaCheck, { body })).captcha_token
}

export const createPartsList = async (shopApi: string) => {
  const { part_number } = await findGoods(shopApi)
  return new File([`part number,quantity\n${part_number},100\nNOT-A-PART,5\n`], 'parts.csv', { type: 'text/csv' })
}

export const uploadPartsList = async (shopApi: string, bearer?: string) =>
  (await requestData(shopApi, rfq.upload, { bearer, file: await createPartsList(shopApi) })).file_id

export const createRfqForm = () => ({
  idempotency_key: randomUUID(),
  parts: [{ part_number: 'NE555P', qty: 100, target_price: '0.12', customer_part_no: '4711-B' }],
  reference: 'RFQ 12/26',
  contact_name: 'Ada Asker',
  company_name: 'Bench Ltd',
  email: 'asker@partgate.example',
  telephone: '+49 30 1234567',
  country: 'DE',
})

export const saveList = async (shopApi: string, bearer: string | undefined, note: string) => {
  const { goods_id } = await findGoods(shopApi)
  const body = { name: 'Amplifier', boards: 10, rows: [{ goods_id, qty: 2, note, target_price: '0.5', cells: ['R1'] }] }
  return requestData(shopApi, rfq.savePartsList, { bearer, body })
}

export const saveMemberList = async (shopApi: string) => {
  const { bearer } = await signInNewMember(shopApi)
  return { bearer, list: await saveList(shopApi, bearer, '') }
}

export const submitMemberRfq = async (shopApi: string) => {
  const { bearer } = await signInNewMember(shopApi)
  const { goods_id, minimum } = await findGoods(shopApi)
  const body = { idempotency_key: randomUUID(), goods_id, qty: minimum }
  return { bearer, rfq_no: (await requestData(shopApi, rfq.quick, { bearer, body })).rfq_no }
}
