import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { CasesOf } from '../case.ts'
import { mailedToken } from '../mailed.ts'
import { ask } from '../shop.ts'
import { activated, newAddress, newcomer, registered, savedAddress, signedIn } from '../visitors.ts'

export const account: CasesOf<'account'> = {
  register: () => ({ body: newcomer() }),
  active: async (shop) => ({ body: { token: (await registered(shop)).token } }),
  resend: async (shop) => ({ body: { email: (await registered(shop)).email } }),
  login: async (shop) => ({ body: await activated(shop) }),
  logout: async (shop) => ({ bearer: (await signedIn(shop)).bearer }),
  profileInfo: async (shop) => ({ bearer: (await signedIn(shop)).bearer }),
  profileModify: async (shop) => ({
    bearer: (await signedIn(shop)).bearer,
    body: { job_title: 'Buyer', city: 'Potsdam' },
  }),
  changePassword: async (shop) => {
    const { bearer, password } = await signedIn(shop)
    const again = `${password}-new`
    return { bearer, body: { old_password: password, new_password: again, confirm_new_password: again } }
  },
  forgot: async (shop) => ({ body: { email: (await activated(shop)).email } }),
  resetVerify: async (shop) => ({ body: { token: await resetToken(shop) } }),
  resetPassword: async (shop) => {
    const password = 'another-four-layers'
    return { body: { token: await resetToken(shop), password, confirm_password: password } }
  },
  addressList: async (shop) => ({ bearer: (await savedAddress(shop)).bearer, query: { default: 'shipping' } }),
  addressAdd: async (shop) => ({ bearer: (await signedIn(shop)).bearer, body: newAddress() }),
  addressModify: async (shop) => {
    const { bearer, id } = await savedAddress(shop)
    return { bearer, params: { id: String(id) }, body: { ...newAddress(), city: 'Bonn', is_default_billing: true } }
  },
  addressDelete: async (shop) => {
    const { bearer, id } = await savedAddress(shop)
    return { bearer, params: { id: String(id) } }
  },
}

async function resetToken(shop: string) {
  const { email } = await activated(shop)
  await ask(shop, contract.account.forgot, { body: { email } })
  return mailedToken(shop, email)
}
