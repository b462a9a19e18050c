import { randomUUID } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { CasesOf } from '../case.ts'
import {
  getCaptchaToken,
  createRfqForm,
  saveMemberList,
  submitMemberRfq,
  createPartsList,
  uploadPartsList,
} from '../rfq-requests.ts'
import { requestData } from '../shop-client.ts'
import { signInNewMember, findGoods } from '../members-and-goods.ts'

export const rfq: CasesOf<'rfq'> = {
  upload: async (shop) => ({ file: await createPartsList(shop) }),
  handleExcel: async (shop) => ({ body: { file_id: await uploadPartsList(shop) } }),
  readList: async (shop) => ({ body: { file_id: await uploadPartsList(shop), sheet: 0, columns: [] } }),
  submit: async (shop) => ({
    body: {
      ...createRfqForm(),
      file_id: await uploadPartsList(shop),
      captcha_token: await getCaptchaToken(shop, 'rfq'),
    },
  }),
  quick: async (shop) => {
    const { goods_id, minimum } = await findGoods(shop)
    return {
      body: {
        idempotency_key: randomUUID(),
        goods_id,
        qty: minimum,
        email: 'quick@partgate.example',
        captcha_token: await getCaptchaToken(shop, 'quick_rfq'),
      },
    }
  },
  list: async (shop) => ({ bearer: (await signInNewMember(shop)).bearer, query: { status: 'submitted' } }),
  detail: async (shop) => {
    const { bearer, rfq_no } = await submitMemberRfq(shop)
    return { bearer, query: { rfq_no } }
  },
  partsLists: async (shop) => ({ bearer: (await saveMemberList(shop)).bearer, query: { limit: '10' } }),
  partsList: async (shop) => {
    const { bearer, list } = await saveMemberList(shop)
    return { bearer, query: { id: list.id } }
  },
  savePartsList: async (shop) => {
    const { bearer, list } = await saveMemberList(shop)
    const { goods_id } = await findGoods(shop)
    const rows = [
      { designators: 'R1', numbers: [{ meaning: 'internal_part_number', number: '4711' }], qty: 2, goods_id },
    ]
    return { bearer, body: { id: list.id, version: list.version, name: 'Amplifier', attrition_percent: '2.5', rows } }
  },
  deletePartsList: async (shop) => {
    const { bearer, list } = await saveMemberList(shop)
    return { bearer, body: { id: list.id } }
  },
  sharePartsList: async (shop) => {
    const { bearer, list } = await saveMemberList(shop)
    return { bearer, body: { id: list.id } }
  },
  sharedPartsList: async (shop) => {
    const { bearer, list } = await saveMemberList(shop)
    const { token } = await requestData(shop, contract.rfq.sharePartsList, { bearer, body: { id: list.id } })
    return { body: { token } }
  },
}
