import type { SavedAddress } from '@partgate/schema/shop-api/address.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { closeSession, openSession, getSessionExpiry, refreshDisplayName, storeDisplayName } from '../caller/session.ts'
import { readCart } from '../cart/index.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers, SignInInput, MutationResolvers, PostalAddressInput } from '../generated/resolvers.ts'
import { toGlobalId, parseRowIdArgument } from '../graphql/ids.ts'
import { toWireAddress } from '../graphql/postal-address.ts'
import { toOutcome } from '../graphql/user-errors.ts'
import type { SignInPayloadModel, AddressesPayloadModel } from '../models.ts'
import { isMissing, isRefusal } from '../upstream/error.ts'
import {
  fieldNames,
  savedAddressFieldNames,
  toProfileChanges,
  toRegistration,
  toSavedAddress,
  toViewer,
} from './normalize.ts'

const shop = contract.account

type AddressInput = {
  address: PostalAddressInput
  isDefaultShipping?: boolean | null | undefined
  isDefaultBilling?: boolean | null | undefined
}

const toBody = ({ address, isDefaultShipping, isDefaultBilling }: AddressInput) => ({
  ...toWireAddress(address),
  is_default_shipping: isDefaultShipping ?? undefined,
  is_default_billing: isDefaultBilling ?? undefined,
})

const toAddressesPayload = async (
  response: Promise<{ id?: number; list: SavedAddress[] }>,
): Promise<AddressesPayloadModel> => {
  const { data, errors } = await toOutcome(response, savedAddressFieldNames)
  const addresses = data && data.list.map(toSavedAddress)
  const id = data?.id === undefined ? null : toGlobalId('SavedAddress', data.id)
  return { addresses, savedAddress: addresses?.find((each) => each.id === id) ?? null, errors }
}

const addressMutations = {
  addAddress: (_, { input }, { upstream }) =>
    toAddressesPayload(upstream.request(shop.addressAdd, { body: toBody(input) })),
  updateAddress: (_, { input }, { upstream }) => {
    const id = `${parseRowIdArgument('SavedAddress', 'input.savedAddressId', input.savedAddressId)}`
    return toAddressesPayload(upstream.request(shop.addressModify, { params: { id }, body: toBody(input) }))
  },
  removeAddress: (_, { input }, { upstream }) => {
    const id = `${parseRowIdArgument('SavedAddress', 'input.savedAddressId', input.savedAddressId)}`
    return toAddressesPayload(upstream.request(shop.addressDelete, { params: { id } }))
  },
} satisfies MutationResolvers

const toEmailPayload = async (response: Promise<{ email: string }>) => {
  const { data, errors } = await toOutcome(response, fieldNames)
  return { email: data?.email ?? null, errors }
}

const profileMutations = {
  updateProfile: async (_, { input }, context) => {
    const response = context.upstream.request(shop.profileModify, { body: toProfileChanges(input) })
    const { data, errors } = await toOutcome(response, fieldNames)
    const viewer = data && toViewer(data)
    if (viewer) storeDisplayName(context, viewer)
    return { viewer, errors }
  },
  changePassword: async (_, { input }, { upstream }) => {
    const body = {
      old_password: input.oldPassword,
      new_password: input.newPassword,
      confirm_new_password: input.confirmNewPassword,
    }
    const { data, errors } = await toOutcome(upstream.request(shop.changePassword, { body }))
    return { isChanged: data !== null, errors }
  },
  requestPasswordReset: (_, { input }, { upstream }) =>
    toEmailPayload(upstream.request(shop.forgot, { body: { email: input.email } })),
  checkPasswordReset: (_, { input }, { upstream }) =>
    toEmailPayload(upstream.request(shop.resetVerify, { body: { token: input.token } })),
  resetPassword: (_, { input }, { upstream }) => {
    const body = { token: input.token, password: input.password, confirm_password: input.confirmPassword }
    return toEmailPayload(upstream.request(shop.resetPassword, { body }))
  },
} satisfies MutationResolvers

/** If the profile cannot be read, the session stays open and only `viewer` fails. */
const signIn = async (context: GatewayContext, input: SignInInput): Promise<SignInPayloadModel> => {
  const { caller, upstream } = context
  const body = { email: input.email, password: input.password }
  const earlierToken = caller.token
  // The shop refuses every request with the token of an ended session, even a sign-in.
  caller.token = null
  const { data, errors } = await toOutcome(upstream.request(shop.login, { body })).finally(() => {
    caller.token = earlierToken
  })
  if (data === null) return { viewer: null, token: null, expiresAt: null, errors }

  const expiresAt = getSessionExpiry(data.expire, Date.now())
  openSession(context, data.token, expiresAt)
  const hasTokenTransport = caller.transport === 'token'
  const viewer = hasTokenTransport ? null : upstream.request(shop.profileInfo).then(toViewer)
  await viewer?.then(
    (profile) => storeDisplayName(context, profile, expiresAt),
    () => undefined,
  )
  return {
    viewer,
    token: hasTokenTransport ? data.token : null,
    expiresAt: expiresAt.toISOString(),
    errors: [],
  }
}

const readViewer = async (context: GatewayContext) => {
  const { caller, upstream, session } = context
  if (caller.token === null) {
    // The name outlasts a session whose end is not known.
    if (caller.displayName) session.clear('userInfo')
    return null
  }
  const viewer = toViewer(await upstream.request(shop.profileInfo))
  refreshDisplayName(context, viewer)
  return viewer
}

const addressesPayload = {
  viewer: async ({ addresses }: AddressesPayloadModel, _args: unknown, context: GatewayContext) => {
    const viewer = await readViewer(context)
    return viewer && { ...viewer, ...(addresses ? { addresses } : {}) }
  },
}

/** A shop without the endpoint responds that it is not found. */
const ignoreEndedSession = (error: unknown) => {
  if (isRefusal(error) && error.code === codes.sessionEnded) return null
  if (isMissing(error)) return null
  throw error
}

export const accountResolvers: Resolvers = {
  Query: {
    viewer: (_, _args, context) => readViewer(context),
  },
  Mutation: {
    register: (_, { input }, { upstream }) =>
      toEmailPayload(upstream.request(shop.register, { body: toRegistration(input) })),
    activateAccount: (_, { input }, { upstream }) =>
      toEmailPayload(upstream.request(shop.active, { body: { token: input.token } })),
    resendActivation: (_, { input }, { upstream }) =>
      toEmailPayload(upstream.request(shop.resend, { body: { email: input.email } })),
    signIn: (_, { input }, context) => signIn(context, input),
    ...profileMutations,
    ...addressMutations,
    signOut: async (_, _args, context) => {
      const response = context.caller.token === null ? null : context.upstream.request(shop.logout)
      closeSession(context)
      const { errors } = await toOutcome(Promise.resolve(response).catch(ignoreEndedSession))
      return { isSignedOut: errors.length === 0, errors }
    },
  },
  Viewer: {
    addresses: async ({ addresses }, _, { upstream }) =>
      addresses ?? (await upstream.request(shop.addressList)).map(toSavedAddress),
  },
  AddAddressPayload: addressesPayload,
  UpdateAddressPayload: addressesPayload,
  RemoveAddressPayload: addressesPayload,
  SignInPayload: {
    viewer: ({ viewer, errors }, _, context) => viewer ?? (errors.length > 0 ? null : readViewer(context)),
    cart: ({ errors }, _, context) => (errors.length > 0 ? null : readCart(context)),
  },
}

export const accountNodes = {
  Viewer: async (raw: string, context: GatewayContext) => {
    const viewer = await readViewer(context)
    return viewer?.id === toGlobalId('Viewer', raw) ? viewer : null
  },
  SavedAddress: async (raw: string, { caller, upstream }: GatewayContext) => {
    if (caller.token === null) return null
    const addresses = (await upstream.request(shop.addressList)).map(toSavedAddress)
    return addresses.find(({ id }) => id === toGlobalId('SavedAddress', raw)) ?? null
  },
}
