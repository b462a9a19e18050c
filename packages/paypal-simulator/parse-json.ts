import type { Request } from './context.ts'

/** Undefined where the text is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readJsonBody = async (c: Request): Promise<unknown> => parseJson(await c.req.text())
