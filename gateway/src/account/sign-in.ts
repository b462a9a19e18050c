import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { GatewayContext } from '../context.ts'
import type { SignInInput } from '../generated/resolvers.ts'
import type { SignInPayloadModel } from '../models.ts'
import { openSession, sessionEnd, showName } from '../session.ts'
import { outcomeOf } from '../user-errors.ts'
import { viewerOf } from './normalize.ts'

const shop = contract.account

/** Opens a session. It stands even where the profile cannot be read afterwards: then only `viewer` fails. */
export const signIn = async (context: GatewayContext, input: SignInInput): Promise<SignInPayloadModel> => {
  const { caller, upstream, isBareClient } = context
  const body = { email: input.email, password: input.password }
  const earlierToken = caller.token
  // An ended session must not stand in the way of a new one.
  caller.token = null
  const { data, errors } = await outcomeOf(upstream.call(shop.login, { body }))
  if (data === null) {
    caller.token = earlierToken
    return { viewer: null, token: null, expiresAt: null, errors }
  }

  const end = sessionEnd(data.expire, Date.now())
  openSession(context, data.token, end)
  const viewer = upstream.call(shop.profileInfo).then(viewerOf)
  await viewer.then(
    (who) => showName(context, who, end),
    () => undefined,
  )
  return { viewer, token: isBareClient ? data.token : null, expiresAt: end.toISOString(), errors: [] }
}
