import type { CasesOf } from '../case.ts'
import { newKey } from '../buyers.ts'
import { captchaToken, contactForm, memberRfq, partsList, uploadedList } from '../inquirers.ts'
import { signedIn, someGoods } from '../visitors.ts'

export const rfq: CasesOf<'rfq'> = {
  upload: async (shop) => ({ file: await partsList(shop) }),
  handleExcel: async (shop) => ({ body: { file_id: await uploadedList(shop) } }),
  submit: async (shop) => ({
    body: {
      ...contactForm(),
      file_id: await uploadedList(shop),
      captcha_token: await captchaToken(shop, 'rfq'),
    },
  }),
  quick: async (shop) => {
    const { goods_id, minimum } = await someGoods(shop)
    return {
      body: {
        idempotency_key: newKey(),
        goods_id,
        qty: minimum,
        email: 'quick@partgate.example',
        captcha_token: await captchaToken(shop, 'quick_rfq'),
      },
    }
  },
  list: async (shop) => ({ bearer: (await signedIn(shop)).bearer, query: { status: 'submitted' } }),
  detail: async (shop) => {
    const { bearer, rfq_no } = await memberRfq(shop)
    return { bearer, query: { rfq_no } }
  },
}
