import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { canAccept } from './accepts.ts'
import type { ErrorCode } from '../graphql/error-codes.ts'

const eventStream = 'text/event-stream'

const createNotAcceptableError = () =>
  new GraphQLError('Subscriptions are server-sent events: send `accept: text/event-stream`.', {
    extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode, http: { status: 406, spec: false } },
  })

/** The header turns off buffering in proxies. */
export const useStreams = (): Plugin => ({
  onSubscribe({ args, setResultAndStopExecution }) {
    if (!canAccept(args.contextValue.request, [eventStream]))
      setResultAndStopExecution({ errors: [createNotAcceptableError()] })
  },
  onResponse({ response }) {
    if (response.headers.get('content-type')?.startsWith(eventStream)) response.headers.set('x-accel-buffering', 'no')
  },
})
