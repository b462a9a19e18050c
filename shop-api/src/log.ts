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

/** Secrets are not logged; redaction catches mistakes. */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino({ level, base: { app: 'shop-api' }, redact: { paths, censor: '[secret]' } }, destination)
