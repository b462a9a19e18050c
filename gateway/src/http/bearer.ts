import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Takes equally long for every other secret. */
export const hasBearer = ({ headers }: Pick<Request, 'headers'>, secret: string) => {
  const [, bearer = ''] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return timingSafeEqual(digest(bearer), digest(secret))
}
