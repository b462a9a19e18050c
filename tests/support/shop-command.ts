import { requestShop } from '@partgate/shop-api/src/staff/control-client.ts'
import { controlPath } from '@partgate/shop-api/src/staff/control-path.ts'

/** Throws where the shop refuses the command or does not run. */
export const sendShopCommand = async (dataDir: string, args: string[]) => {
  const response = await requestShop(controlPath(dataDir), args)
  if (!response?.ok) throw new Error(response?.message ?? 'The shop has no control socket.')
  return response
}
