import { parseArgs } from 'node:util'
import { UserFacingError } from '../user-facing-error.ts'
import type { Shop } from './request-shop.ts'

type Options = { shop: Shop; writes: boolean; json: boolean }

const usage =
  'Usage: npm run contract:check -- --url http://127.0.0.1:5000 [--token TOKEN] [--cart-token SECRET] [--writes] [--json]'

const parsed = (args: string[]) => {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean', default: false } as const
    const options = { url: text, token: text, 'cart-token': text, writes: flag, json: flag }
    return parseArgs({ args, options, allowPositionals: false }).values
  } catch (error) {
    throw new UserFacingError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

export const readOptions = (args: string[]): Options => {
  const { url, token, 'cart-token': cartToken, writes, json } = parsed(args)
  if (!url || !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new UserFacingError(`--url must be the http or https address of a shop API.\n${usage}`)
  return { shop: { url: new URL(url), token, cartToken }, writes, json }
}
