import { askShop } from '@partgate/shop-api/src/staff/control-client.ts'
import { controlPath } from '@partgate/shop-api/src/staff/control-path.ts'
import { openFreshStreet } from '../../tools/test/fresh-street.ts'

const folders = new Map<string, string>()

/** A running shop with a seeded catalogue, for one test file. */
export const openShop = async () => {
  const { addresses, dataDir, close } = await openFreshStreet(['shop-api'])
  const address = addresses['shop-api']
  folders.set(address, dataDir)
  return { address, close }
}

/** Has the running shop do a command of the sales team. */
export const staff = async (shopApi: string, ...args: string[]) => {
  const answer = await askShop(controlPath(folders.get(shopApi) ?? ''), args)
  if (!answer?.ok) throw new Error(answer?.message ?? 'The shop has no door for staff.')
  return answer
}
