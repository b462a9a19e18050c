import { contract } from '@partgate/schema/shop-api/contract.ts'
import { readCart } from '../cart/index.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { globalId } from '../ids.ts'
import { isRefusal } from '../upstream/error.ts'
import { outcomeOf } from '../user-errors.ts'
import { addressMutations } from './addresses.ts'
import { fieldNames, registrationOf, savedAddressOf, viewerIdOf, viewerOf } from './normalize.ts'
import { profileMutations } from './profile.ts'
import { signIn } from './sign-in.ts'
import { closeSession } from '../session.ts'

const shop = contract.account

export const readViewer = async ({ caller, upstream }: GatewayContext) =>
  caller.token === null ? null : viewerOf(await upstream.call(shop.profileInfo))

const addressed = async (answer: Promise<{ email: string }>) => {
  const { data, errors } = await outcomeOf(answer, fieldNames)
  return { email: data?.email ?? null, errors }
}

export const accountResolvers: Resolvers = {
  Query: {
    viewer: (_, _args, context) => readViewer(context),
  },
  Mutation: {
    register: (_, { input }, { upstream }) => addressed(upstream.call(shop.register, { body: registrationOf(input) })),
    activateAccount: (_, { input }, { upstream }) =>
      addressed(upstream.call(shop.active, { body: { token: input.token } })),
    resendActivation: (_, { input }, { upstream }) =>
      addressed(upstream.call(shop.resend, { body: { email: input.email } })),
    signIn: (_, { input }, context) => signIn(context, input),
    ...profileMutations,
    ...addressMutations,
    signOut: async (_, _args, context) => {
      const ended = context.caller.token === null ? undefined : context.upstream.call(shop.logout)
      closeSession(context)
      // A shop that knows no such session, or no such call, has nothing to end.
      await ended?.catch((error: unknown) => {
        if (!isRefusal(error)) throw error
      })
      return { isSignedOut: true, errors: [] }
    },
  },
  Viewer: {
    addresses: async ({ addresses }, _, { upstream }) =>
      addresses ?? (await upstream.call(shop.addressList)).map(savedAddressOf),
  },
  AddressesPayload: {
    viewer: async ({ addresses }, _, context) => {
      const viewer = await readViewer(context)
      return viewer && { ...viewer, ...(addresses ? { addresses } : {}) }
    },
  },
  SignInPayload: {
    // A promise needs a resolver where operations are compiled.
    viewer: ({ viewer }) => viewer,
    cart: ({ errors }, _, context) => (errors.length > 0 ? null : readCart(context)),
  },
}

/** Fetches objects of this domain by what their global ids hold. */
export const accountNodes = {
  Viewer: async (raw: string, context: GatewayContext) => {
    const viewer = await readViewer(context)
    return viewer?.id === viewerIdOf(raw) ? viewer : null
  },
  SavedAddress: async (raw: string, { caller, upstream }: GatewayContext) => {
    if (caller.token === null) return null
    const saved = (await upstream.call(shop.addressList)).map(savedAddressOf)
    return saved.find(({ id }) => id === globalId('SavedAddress', raw)) ?? null
  },
}
