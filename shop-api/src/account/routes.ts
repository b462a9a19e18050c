import { type Deps, memberOf, routes } from '#http/route.ts'
import { endSession } from '#security/sessions.ts'
import { openAccounts } from './service.ts'

export const accountRoutes = (deps: Deps) => {
  const accounts = openAccounts(deps)
  const { addresses, resetting } = accounts
  return routes('account', {
    register: ({ body, lang, address }) => accounts.register(body, { lang, address }),
    active: ({ body }) => accounts.activate(body.token),
    resend: ({ body, lang, address }) => accounts.resend(body.email, { lang, address }),
    login: ({ body, who, address }) => accounts.login(body, { address, cartToken: who.cartToken }),
    logout: async ({ who }) => {
      await endSession(deps.db, memberOf(who).sessionHash)
      return {}
    },
    profileInfo: ({ who }) => accounts.profile(memberOf(who).userId),
    profileModify: ({ who, body }) => accounts.changeProfile(memberOf(who).userId, body),
    changePassword: ({ who, body, lang, address }) =>
      accounts.changePassword(body, { who: memberOf(who), lang, address }),
    forgot: ({ body, lang, address }) => resetting.forgot(body.email, { lang, address }),
    resetVerify: ({ body }) => resetting.verify(body.token),
    resetPassword: ({ body, lang }) => resetting.reset(body, lang),
    addressList: ({ who, query }) => addresses.list(memberOf(who).userId, query.default),
    addressAdd: ({ who, body }) => addresses.add(memberOf(who).userId, body),
    addressModify: ({ who, params, body }) => addresses.modify(memberOf(who).userId, Number(params.id), body),
    addressDelete: ({ who, params }) => addresses.remove(memberOf(who).userId, Number(params.id)),
  })
}
