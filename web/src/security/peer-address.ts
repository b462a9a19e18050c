import type { IncomingMessage } from 'node:http'

/** The gateway trusts the last entry only; the browser may have sent the entries before it. */
export const appendPeerAddress = ({ headers, socket }: IncomingMessage) => {
  const addresses = [headers['x-forwarded-for'], socket.remoteAddress].flat()
  headers['x-forwarded-for'] = addresses.filter(Boolean).join(', ')
}
