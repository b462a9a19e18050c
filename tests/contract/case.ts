import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Ask } from './shop.ts'

type Contract = typeof contract

export type Case = (shopApi: string) => Ask | Promise<Ask>
export type CasesOf<D extends keyof Contract> = { [N in keyof Contract[D]]: Case }
