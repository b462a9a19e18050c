import { inject } from 'vitest'
import { requestShop } from '@partgate/shop-api/src/staff/control-client.ts'
import { controlPath } from '@partgate/shop-api/src/staff/control-path.ts'

export const runShopCommand = async (...args: string[]) => {
  const response = await requestShop(controlPath(inject('shop').dataDir), args)
  if (!response?.ok) throw new Error(response?.message ?? 'The shop has no control socket.')
  return response
}
