import { env } from '#env.ts'
import { relayTo } from '#graphql/relay.ts'

const relay = (request: Request) => relayTo(env.GATEWAY_URL, request)

export { relay as GET, relay as HEAD, relay as OPTIONS, relay as POST }
