import { readMailedLink } from '../support/outbox.ts'

export const readMailedToken = async (shopApi: string, recipient: string) =>
  new URL(await readMailedLink(shopApi, recipient)).searchParams.get('token') ?? ''
