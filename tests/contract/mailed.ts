import { mailedLink } from '../support/outbox.ts'

/** The secret in the link of the newest mail to an address. */
export const mailedToken = async (shopApi: string, recipient: string) =>
  new URL(await mailedLink(shopApi, recipient)).searchParams.get('token') ?? ''
