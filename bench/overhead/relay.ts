import { createServer } from 'node:http'
import { createRelay } from '../../web/src/graphql/relay.ts'
import { appendPeerAddress } from '../../web/src/security/peer-address.ts'
import { env } from './env.ts'

/** The storefront's relay without its pages. */
const relay = createRelay(env.GATEWAY_URL, false)

createServer((request, response) => {
  appendPeerAddress(request)
  relay(request, response)
}).listen(env.PORT, '127.0.0.1')
