import type { BlockList } from 'node:net'
import { readForwarding, toNetwork } from '@partgate/schema/client-address.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { memoizeByText } from '../memoize-by-text.ts'

const getMemo = memoizeByObject((_trusted: BlockList) => memoizeByText<string | null>())

/** Null where all addresses are trusted, as for the storefront's own server. */
export const findVisitorNetwork = (peer: string | undefined, forwardedFor: string | null, trusted: BlockList) =>
  getMemo(trusted)(`${peer ?? ''}\n${forwardedFor ?? ''}`, () => {
    const { visitor } = readForwarding(peer, forwardedFor, trusted)
    return visitor && toNetwork(visitor)
  })
