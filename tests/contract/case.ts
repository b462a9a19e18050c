import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { RequestOptions } from './shop-client.ts'

type Contract = typeof contract

export type Case = (shopApi: string) => RequestOptions | Promise<RequestOptions>
export type CasesOf<D extends keyof Contract> = { [N in keyof Contract[D]]: Case }
