import { mailedLink } from '../support/outbox.ts'

export const mailedToken = async (shopApi: string, recipient: string) =>
  new URL(await mailedLink(shopApi, recipient)).searchParams.get('token') ?? ''
