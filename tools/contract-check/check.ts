import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { requestShop, type Shop } from './request-shop.ts'
import { type RequestOptions, reads, sampleNames, type Samples, collectSamples } from './plan.ts'
import { parseData, judgeRead, judgeRefusal, type Verdict } from './verdict.ts'

export type Row = { endpoint: string; access: string } & Verdict

const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain))

/** Every body and path of the contract refuses this value. */
const nonsense = { partgate_contract_check: true }
const unknownId = '0'
/** No body of this endpoint is invalid, so a request would sign the token's owner out. */
const neverSent: Endpoint = contract.account.logout

const toReason = (error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}

const silence = (error: unknown): Verdict => ({
  state: 'differs',
  differences: [{ field: '(response)', expected: 'a response', got: toReason(error), rows: 1 }],
})

const lacksToken = ({ access }: Endpoint, { token }: Shop) => access === 'member' && !token

const readAll = async (shop: Shop) => {
  const verdicts = new Map<Endpoint, Verdict>()
  const samples: Samples = {}

  const verdictOn = async (endpoint: Endpoint, options: RequestOptions | null, lack = ''): Promise<Verdict> => {
    if (lacksToken(endpoint, shop)) return { state: 'needs a token', note: 'for members' }
    if (!options) return { state: 'not requested', note: `no ${lack} is known` }
    try {
      const response = await requestShop(shop, endpoint, options)
      Object.assign(samples, collectSamples(endpoint, parseData(response)))
      return judgeRead(endpoint, response)
    } catch (error) {
      return silence(error)
    }
  }

  for (const { endpoint, ask: how } of reads) {
    const sample = 'about' in how ? samples[how.about] : undefined
    const options = 'about' in how ? (sample === undefined ? null : how.ask(sample)) : how
    verdicts.set(endpoint, await verdictOn(endpoint, options, 'about' in how ? sampleNames[how.about] : ''))
  }
  return verdicts
}

const checkRefusal = async (shop: Shop, endpoint: Endpoint): Promise<Verdict> => {
  if (endpoint === neverSent) return { state: 'not requested', note: 'it would end the session' }
  if (lacksToken(endpoint, shop)) return { state: 'needs a token', note: 'for members' }
  try {
    return judgeRefusal(endpoint, await requestShop(shop, endpoint, { params: { id: unknownId } }, nonsense))
  } catch (error) {
    return silence(error)
  }
}

/** Follows the order of the contract. With `writes`, also sends bodies that the shop must refuse. */
export const checkContract = async (shop: Shop, { writes }: { writes: boolean }): Promise<Row[]> => {
  const read = await readAll(shop)
  const rows: Row[] = []
  for (const endpoint of endpoints) {
    const verdict =
      read.get(endpoint) ??
      (writes ? await checkRefusal(shop, endpoint) : ({ state: 'not requested', note: 'a write' } satisfies Verdict))
    rows.push({ endpoint: `${endpoint.method} ${endpoint.path}`, access: endpoint.access, ...verdict })
  }
  return rows
}

export const isBroken = ({ state }: Row) => state === 'differs' || state === 'missing'
