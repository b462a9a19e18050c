import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { CasesOf } from '../case.ts'
import { readMailedToken } from '../mailed-token.ts'
import { requestEnvelope } from '../shop-client.ts'
import {
  activateMember,
  createAddressForm,
  createRegistrationForm,
  registerMember,
  saveNewAddress,
  signInNewMember,
} from '../members-and-goods.ts'

export const account: CasesOf<'account'> = {
  register: () => ({ body: createRegistrationForm() }),
  active: async (shop) => ({ body: { token: (await registerMember(shop)).token } }),
  resend: async (shop) => ({ body: { email: (await registerMember(shop)).email } }),
  login: async (shop) => ({ body: await activateMember(shop) }),
  logout: async (shop) => ({ bearer: (await signInNewMember(shop)).bearer }),
  profileInfo: async (shop) => ({ bearer: (await signInNewMember(shop)).bearer }),
  profileModify: async (shop) => ({
    bearer: (await signInNewMember(shop)).bearer,
    body: { job_title: 'Buyer', city: 'Potsdam' },
  }),
  changePassword: async (shop) => {
    const { bearer, password } = await signInNewMember(shop)
    const again = `${password}-new`
    return { bearer, body: { old_password: password, new_password: again, confirm_new_password: again } }
  },
  forgot: async (shop) => ({ body: { email: (await activateMember(shop)).email } }),
  resetVerify: async (shop) => ({ body: { token: await resetToken(shop) } }),
  resetPassword: async (shop) => {
    const password = 'another-four-layers'
    return { body: { token: await resetToken(shop), password, confirm_password: password } }
  },
  addressList: async (shop) => ({ bearer: (await saveNewAddress(shop)).bearer, query: { default: 'shipping' } }),
  addressAdd: async (shop) => ({ bearer: (await signInNewMember(shop)).bearer, body: createAddressForm() }),
  addressModify: async (shop) => {
    const { bearer, id } = await saveNewAddress(shop)
    return {
      bearer,
      params: { id: String(id) },
      body: { ...createAddressForm(), city: 'Bonn', is_default_billing: true },
    }
  },
  addressDelete: async (shop) => {
    const { bearer, id } = await saveNewAddress(shop)
    return { bearer, params: { id: String(id) } }
  },
}

async function resetToken(shop: string) {
  const { email } = await activateMember(shop)
  await requestEnvelope(shop, contract.account.forgot, { body: { email } })
  return readMailedToken(shop, email)
}
