import { type Deps, memberOf, routes } from '#http/route.ts'
import { endSession } from '#security/sessions.ts'
import { openAccounts } from './service.ts'

export const accountRoutes = (deps: Deps) => {
  const accounts = openAccounts(deps)
  return routes('account', {
    register: ({ body, lang }) => accounts.register(body, lang),
    active: ({ body }) => accounts.activate(body.token),
    resend: ({ body, lang }) => accounts.resend(body.email, lang),
    login: ({ body, who, address }) => accounts.login(body, { address, cartToken: who.cartToken }),
    logout: async ({ who }) => {
      await endSession(deps.db, memberOf(who).sessionHash)
      return {}
    },
    profileInfo: ({ who }) => accounts.profile(memberOf(who).userId),
  })
}
