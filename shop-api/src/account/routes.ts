import { type Deps, requireMember, routes } from '#http/route.ts'
import { endSession } from '#security/sessions.ts'
import { createAccountService } from './service.ts'

export const accountRoutes = (deps: Deps) => {
  const accounts = createAccountService(deps)
  const { addresses, resetting } = accounts
  return routes('account', {
    register: ({ body, lang, address }) => accounts.register(body, { lang, address }),
    active: ({ body }) => accounts.activate(body.token),
    resend: ({ body, lang, address }) => accounts.resend(body.email, { lang, address }),
    login: ({ body, caller, address }) => accounts.login(body, { address, cartToken: caller.cartToken }),
    logout: async ({ caller }) => {
      await endSession(deps.db, requireMember(caller).sessionHash)
      return {}
    },
    profileInfo: ({ caller }) => accounts.profile(requireMember(caller).userId),
    profileModify: ({ caller, body }) => accounts.changeProfile(requireMember(caller).userId, body),
    changePassword: ({ caller, body, lang, address }) =>
      accounts.changePassword(body, { caller: requireMember(caller), lang, address }),
    forgot: ({ body, lang, address }) => resetting.forgot(body.email, { lang, address }),
    resetVerify: ({ body }) => resetting.verify(body.token),
    resetPassword: ({ body, lang }) => resetting.reset(body, lang),
    addressList: ({ caller, query }) => addresses.list(requireMember(caller).userId, query.default),
    addressAdd: ({ caller, body }) => addresses.add(requireMember(caller).userId, body),
    addressModify: ({ caller, params, body }) =>
      addresses.modify(requireMember(caller).userId, Number(params.id), body),
    addressDelete: ({ caller, params }) => addresses.remove(requireMember(caller).userId, Number(params.id)),
  })
}
