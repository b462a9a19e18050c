import { useDeferStream } from '@graphql-yoga/plugin-defer-stream'
import { BREAK, type DocumentNode, visit } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { remember } from '../remember.ts'
import { acceptsOneOf } from './accepts.ts'
import { deferRule } from './defer-rule.ts'

const inParts = ['multipart/mixed', 'text/event-stream']

const isDefer = ({ name }: { name: { value: string } }) => name.value === 'defer'

/** Whether any part of a document may come later. */
export const findDefer = (document: DocumentNode) => {
  let isFound = false
  visit(document, {
    Directive: (node) => {
      isFound ||= isDefer(node)
      return isFound ? BREAK : undefined
    },
  })
  return isFound
}

/** The same operation in one piece; the document itself where nothing in it is deferred. */
const wholeOf = remember((document: DocumentNode): DocumentNode =>
  findDefer(document) ? visit(document, { Directive: (node) => (isDefer(node) ? null : undefined) }) : document,
)

/** Lets fragments with `@defer` come later, to those who can read an answer in parts; the others get it whole. `@stream` is not
 * there. */
export const useDefer = (): Plugin => {
  // The schema declares the directive itself: the plugin would add `@stream` to it.
  const { onValidate } = useDeferStream()

  return {
    onValidate(exchange) {
      if (!findDefer(exchange.params.documentAST)) return
      exchange.addValidationRule(deferRule)
      return onValidate?.(exchange)
    },
    onExecute({ args }) {
      const { document } = args
      const whole = wholeOf(document)
      if (whole !== document && !acceptsOneOf(args.contextValue.request, inParts)) args.document = whole
    },
  }
}
