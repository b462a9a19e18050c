import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** Puts who is at the other end of a connection last in its X-Forwarded-For: what the browser wrote there itself stands before it, and is
 * believed only of a trusted proxy. */
export const tellPeers = () =>
  subscribe('http.server.request.start', (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request
    const told = [headers['x-forwarded-for'], socket.remoteAddress].flat()
    headers['x-forwarded-for'] = told.filter(Boolean).join(', ')
  })
