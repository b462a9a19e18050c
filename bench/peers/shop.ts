import { Pool } from 'undici'
import { env } from './env.ts'

const pool = new Pool(env.shop, { connections: 128 })
let sequence = Date.now()

export const ask = async <T>(path: string, authorization?: string): Promise<T> => {
  const separator = path.includes('?') ? '&' : '?'
  const headers: Record<string, string> = authorization === undefined ? { lang: 'en' } : { lang: 'en', authorization }
  const response = await pool.request({ method: 'GET', path: `${path}${separator}sequence=${sequence++}`, headers })
  const { code, message, data } = JSON.parse(await response.body.text()) as { code: number; message: string; data: T }
  if (code !== 200) throw new Error(message)
  return data
}
