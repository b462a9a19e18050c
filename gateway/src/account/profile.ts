import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { MutationResolvers } from '../generated/resolvers.ts'
import { displayEnd, showName } from '../session.ts'
import { outcomeOf } from '../user-errors.ts'
import { fieldNames, profileChangesOf, viewerOf } from './normalize.ts'

const shop = contract.account

const addressed = async (answer: Promise<{ email: string }>) => {
  const { data, errors } = await outcomeOf(answer, fieldNames)
  return { email: data?.email ?? null, errors }
}

export const profileMutations = {
  updateProfile: async (_, { input }, context) => {
    const call = context.upstream.call(shop.profileModify, { body: profileChangesOf(input) })
    const { data, errors } = await outcomeOf(call, fieldNames)
    const viewer = data && viewerOf(data)
    if (viewer) showName(context, viewer, displayEnd(Date.now()))
    return { viewer, errors }
  },
  changePassword: async (_, { input }, { upstream }) => {
    const body = {
      old_password: input.oldPassword,
      new_password: input.newPassword,
      confirm_new_password: input.confirmNewPassword,
    }
    const { data, errors } = await outcomeOf(upstream.call(shop.changePassword, { body }))
    return { isChanged: data !== null, errors }
  },
  requestPasswordReset: (_, { input }, { upstream }) =>
    addressed(upstream.call(shop.forgot, { body: { email: input.email } })),
  checkPasswordReset: (_, { input }, { upstream }) =>
    addressed(upstream.call(shop.resetVerify, { body: { token: input.token } })),
  resetPassword: (_, { input }, { upstream }) => {
    const body = { token: input.token, password: input.password, confirm_password: input.confirmPassword }
    return addressed(upstream.call(shop.resetPassword, { body }))
  },
} satisfies MutationResolvers
