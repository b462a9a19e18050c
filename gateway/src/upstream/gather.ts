import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { GoodsDetail } from '@partgate/schema/shop-api/goods.ts'
import { isRefusal } from './error.ts'
import type { LooseInput } from './input.ts'
import { isPartial, markPartial } from './salvage.ts'

const { goodsDetail } = contract.catalogue

/** How many goods one call can ask for; a hundred of the longest addresses would not fit into a request line. */
export const mostPerCall = { ids: 100, urls: 40 } as const

type By = keyof typeof mostPerCall
const keyOf: Record<By, (row: GoodsDetail) => string> = {
  ids: ({ goods_id }) => `${goods_id}`,
  urls: ({ goods_page_url }) => goods_page_url,
}

export type LookUp = { by: By; keys: string[] }
type Answer = { data: GoodsDetail[]; chars: number }
type Asker<Caller> = {
  caller: Caller
  keys: string[]
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}
type Round<Caller> = { by: By; keys: Set<string>; askers: Asker<Caller>[] }

const textIn = (query: unknown, by: By) => {
  const text: unknown = Object(query)[by]
  return typeof text === 'string' ? text : ''
}

/** What a call looks up, where others can be asked for along with it. */
export const lookUpOf = (endpoint: Endpoint, { query }: LooseInput): LookUp | null => {
  if (endpoint !== goodsDetail) return null
  const [ids, urls] = [textIn(query, 'ids'), textIn(query, 'urls')]
  if (ids && !urls) return { by: 'ids', keys: ids.split(',') }
  return urls && !ids ? { by: 'urls', keys: urls.split(',') } : null
}

const partOf = ({ data, chars }: Answer, by: By, keys: string[]): Answer => {
  const part = data.filter((row) => keys.includes(keyOf[by](row)))
  if (isPartial(data) && part.length < keys.length) markPartial(part)
  return { data: part, chars: Math.ceil((chars * part.length) / Math.max(1, data.length)) }
}

/**
 * Goods that several requests look up in the same turn of the event loop are asked for in one call, in the name of the first; each gets its
 * own. A refusal may be about the goods of one of them, so then each asks for itself.
 */
export const createGather = <Caller extends { locale: string }>(
  ask: (lookUp: LookUp, caller: Caller, isShared: boolean) => Promise<Answer>,
) => {
  const rounds = new Map<string, Round<Caller>>()

  const askAlone = ({ by }: Round<Caller>, { caller, keys, resolve, reject }: Asker<Caller>) =>
    ask({ by, keys }, caller, false).then(resolve, reject)

  const askTogether = async (round: Round<Caller>, caller: Caller) => {
    const { by, keys, askers } = round
    try {
      const answer = await ask({ by, keys: [...keys] }, caller, true)
      for (const asker of askers) asker.resolve(partOf(answer, by, asker.keys))
    } catch (error) {
      for (const asker of askers)
        if (isRefusal(error)) void askAlone(round, asker)
        else asker.reject(error)
    }
  }

  const close = (name: string, round: Round<Caller>) => {
    if (rounds.get(name) === round) rounds.delete(name)
    const [first, second] = round.askers
    if (first) void (second ? askTogether(round, first.caller) : askAlone(round, first))
  }

  const roundFor = (name: string, { by, keys }: LookUp) => {
    const open = rounds.get(name)
    if (open && open.keys.size + keys.length <= mostPerCall[by]) return open
    const round: Round<Caller> = { by, keys: new Set(), askers: [] }
    rounds.set(name, round)
    setImmediate(() => close(name, round))
    return round
  }

  return (lookUp: LookUp, caller: Caller) =>
    new Promise<Answer>((resolve, reject) => {
      const { keys, askers } = roundFor(`${caller.locale} ${lookUp.by}`, lookUp)
      for (const key of lookUp.keys) keys.add(key)
      askers.push({ caller, keys: lookUp.keys, resolve, reject })
    })
}
