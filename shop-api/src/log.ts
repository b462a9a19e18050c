import pino, { type DestinationStream } from 'pino'

const secrets = [
  'authorization',
  'Authorization',
  'cart-token',
  'Cart-Token',
  'cartToken',
  'password',
  'token',
  'body_text',
  'body_html',
]
const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`])

/** JSON lines on standard output. Secrets are not logged; where one slips in, it is blotted out. */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino({ level, base: { building: 'shop-api' }, redact: { paths, censor: '[secret]' } }, destination)
