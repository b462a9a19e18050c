import { useDeferStream } from '@graphql-yoga/plugin-defer-stream'
import {
  BREAK,
  type DocumentNode,
  visit,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '../context.ts'
import { createTooComplexError } from '../plugins/limits/too-complex.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { canAccept } from './accepts.ts'

const maxDefers = 5

type FragmentOf = (name: string) => FragmentDefinitionNode | null | undefined

/** A fragment counts once for each time it is spread. */
const countDefers = (getFragment: FragmentOf) => {
  const known = new Map<string, number>()

  const inFragment = (name: string): number => {
    const counted = known.get(name)
    if (counted !== undefined) return counted
    // Another rule reports cycles.
    known.set(name, 0)
    const count = inSet(getFragment(name)?.selectionSet)
    known.set(name, count)
    return count
  }

  const inSet = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + inSet(node.selectionSet)
      const own = node.directives?.some(({ name }) => name.value === 'defer') ? 1 : 0
      const below = node.kind === Kind.FRAGMENT_SPREAD ? inFragment(node.name.value) : inSet(node.selectionSet)
      return sum + own + below
    }, 0)

  return inSet
}

const deferRule: ValidationRule = (context) => {
  const count = countDefers((name) => context.getFragment(name))
  return {
    OperationDefinition({ selectionSet }) {
      const value = count(selectionSet)
      if (value > maxDefers)
        context.reportError(
          createTooComplexError(`The operation defers too much; the maximum is ${maxDefers} fragments.`, {
            limit: maxDefers,
            value,
          }),
        )
    },
  }
}

const inParts = ['multipart/mixed', 'text/event-stream']

const isDefer = ({ name }: { name: { value: string } }) => name.value === 'defer'

export const hasDefer = (document: DocumentNode) => {
  let isFound = false
  visit(document, {
    Directive: (node) => {
      isFound ||= isDefer(node)
      return isFound ? BREAK : undefined
    },
  })
  return isFound
}

const withoutDefer = memoizeByObject((document: DocumentNode): DocumentNode =>
  hasDefer(document) ? visit(document, { Directive: (node) => (isDefer(node) ? null : undefined) }) : document,
)

export const useDefer = (): Plugin<GatewayContext> => {
  // The schema declares `@defer`; the plugin would add `@stream` to it.
  const { onValidate } = useDeferStream()

  return {
    onValidate(exchange) {
      if (!hasDefer(exchange.params.documentAST)) return
      exchange.addValidationRule(deferRule)
      return onValidate?.(exchange)
    },
    onExecute({ args }) {
      const { document } = args
      const whole = withoutDefer(document)
      if (whole === document) return
      const { request, caller, disconnected } = args.contextValue
      if (!canAccept(request, inParts)) args.document = whole
      // Deferred work sends no more requests for a disconnected client.
      else disconnected?.addEventListener('abort', () => (caller.finishByMs = -Infinity), { once: true })
    },
  }
}
