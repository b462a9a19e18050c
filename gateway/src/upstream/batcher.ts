import { maxListedIds } from '@partgate/schema/limits.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { GoodsDetail } from '@partgate/schema/shop-api/goods.ts'
import { isRefusal } from './error.ts'
import type { LooseInput } from './input.ts'
import { isPartial, markPartial } from './drop-invalid-rows.ts'

const { goodsDetail } = contract.catalogue

/** A hundred slugs of maximum length would not fit into a request line. */
export const maxPerCall = { ids: maxListedIds, urls: 40 } as const

type By = keyof typeof maxPerCall
const readKey: Record<By, (row: GoodsDetail) => string> = {
  ids: ({ goods_id }) => `${goods_id}`,
  urls: ({ goods_page_url }) => goods_page_url,
}

type LookUp = { by: By; keys: string[] }
type LoadedGoods = { data: GoodsDetail[]; chars: number }
type Waiting<Caller> = {
  caller: Caller
  keys: string[]
  resolve: (response: LoadedGoods) => void
  reject: (error: unknown) => void
}
type Batch<Caller> = { by: By; keys: Set<string>; waiting: Waiting<Caller>[] }

const readText = (query: unknown, by: By) => {
  const text: unknown = Object(query)[by]
  return typeof text === 'string' ? text : ''
}

export const findLookUp = (endpoint: Endpoint, { query }: LooseInput): LookUp | null => {
  if (endpoint !== goodsDetail) return null
  const [ids, urls] = [readText(query, 'ids'), readText(query, 'urls')]
  if (ids && !urls) return { by: 'ids', keys: ids.split(',') }
  return urls && !ids ? { by: 'urls', keys: urls.split(',') } : null
}

const pickPart = ({ data, chars }: LoadedGoods, by: By, keys: string[]): LoadedGoods => {
  const part = data.filter((row) => keys.includes(readKey[by](row)))
  if (isPartial(data) && part.length < keys.length) markPartial(part)
  return { data: part, chars: Math.ceil((chars * part.length) / Math.max(1, data.length)) }
}

/** After a refusal each request is sent alone, because the refusal may concern the goods of another. */
export const createBatcher = <Caller extends { locale: string }>(
  send: (lookUp: LookUp, caller: Caller, isShared: boolean) => Promise<LoadedGoods>,
) => {
  const batches = new Map<string, Batch<Caller>>()

  const sendAlone = ({ by }: Batch<Caller>, { caller, keys, resolve, reject }: Waiting<Caller>) =>
    send({ by, keys }, caller, false).then(resolve, reject)

  const sendTogether = async (batch: Batch<Caller>, caller: Caller) => {
    const { by, keys, waiting } = batch
    try {
      const response = await send({ by, keys: [...keys] }, caller, true)
      for (const each of waiting) each.resolve(pickPart(response, by, each.keys))
    } catch (error) {
      for (const each of waiting)
        if (isRefusal(error)) void sendAlone(batch, each)
        else each.reject(error)
    }
  }

  const close = (name: string, batch: Batch<Caller>) => {
    if (batches.get(name) === batch) batches.delete(name)
    const [first, second] = batch.waiting
    if (first) void (second ? sendTogether(batch, first.caller) : sendAlone(batch, first))
  }

  const getBatch = (name: string, { by, keys }: LookUp) => {
    const open = batches.get(name)
    if (open && open.keys.size + keys.length <= maxPerCall[by]) return open
    const batch: Batch<Caller> = { by, keys: new Set(), waiting: [] }
    batches.set(name, batch)
    setImmediate(() => close(name, batch))
    return batch
  }

  return (lookUp: LookUp, caller: Caller) =>
    new Promise<LoadedGoods>((resolve, reject) => {
      const { keys, waiting } = getBatch(`${caller.locale} ${lookUp.by}`, lookUp)
      for (const key of lookUp.keys) keys.add(key)
      waiting.push({ caller, keys: lookUp.keys, resolve, reject })
    })
}
