import type { CasesOf } from '../case.ts'
import { createKey } from '../placed-orders.ts'
import { getCaptchaToken, createRfqForm, submitMemberRfq, createPartsList, uploadPartsList } from '../rfq-requests.ts'
import { signInNewMember, findGoods } from '../members-and-goods.ts'

export const rfq: CasesOf<'rfq'> = {
  upload: async (shop) => ({ file: await createPartsList(shop) }),
  handleExcel: async (shop) => ({ body: { file_id: await uploadPartsList(shop) } }),
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
        idempotency_key: createKey(),
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
}
