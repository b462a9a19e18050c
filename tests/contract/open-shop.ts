import { requestShop } from '@partgate/shop-api/src/staff/control-client.ts'
import { controlPath } from '@partgate/shop-api/src/staff/control-path.ts'
import { openFreshStack } from '../../tools/test/fresh-stack.ts'

const folders = new Map<string, string>()

export const openShop = async () => {
  const { addresses, dataDir, close } = await openFreshStack(['shop-api'])
  const address = addresses['shop-api']
  folders.set(address, dataDir)
  return { address, close }
}

export const runShopCommand = async (shopApi: string, ...args: string[]) => {
  const response = await requestShop(controlPath(folders.get(shopApi) ?? ''), args)
  if (!response?.ok) throw new Error(response?.message ?? 'The shop has no control socket.')
  return response
}
