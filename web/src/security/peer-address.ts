import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** The gateway trusts the last entry only; the browser may have sent the entries before it. */
export const recordPeerAddresses = () =>
  subscribe('http.server.request.start', (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request
    const addresses = [headers['x-forwarded-for'], socket.remoteAddress].flat()
    headers['x-forwarded-for'] = addresses.filter(Boolean).join(', ')
  })
