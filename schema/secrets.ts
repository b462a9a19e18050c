import { hash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => hash('sha256', text, 'buffer')

/** Takes equally long for every wrong secret. */
export const isSameSecret = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))

export const readBearer = (authorization: string | null | undefined) =>
  authorization ? /^Bearer +(\S+)$/i.exec(authorization)?.[1] : undefined

export const hasBearer = ({ headers }: Pick<Request, 'headers'>, secret: string) =>
  isSameSecret(readBearer(headers.get('authorization')) ?? '', secret)
