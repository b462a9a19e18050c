import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the request's bearer is this secret; takes as long for every other one. */
export const carriesBearer = ({ headers }: Pick<Request, 'headers'>, secret: string) => {
  const [, bearer = ''] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return timingSafeEqual(digest(bearer), digest(secret))
}
