import { type FieldNode, type OperationDefinitionNode, OperationTypeNode, type ValidationRule } from 'graphql'
import { foldSelections, type FragmentOf } from './fold.ts'
import { tooComplex } from './too-complex.ts'

/** What guesses, mails, sends money or makes accounts: each at most once per operation, under whatever alias. */
const guarded: ReadonlySet<string> = new Set([
  'signIn',
  'register',
  'activateAccount',
  'resendActivation',
  'requestPasswordReset',
  'checkPasswordReset',
  'resetPassword',
  'changePassword',
  'solveCaptcha',
  'placeOrder',
  'capturePayPalPayment',
])

type Counts = ReadonlyMap<string, number>

const sum = (parts: Counts[]) => {
  const all = new Map<string, number>()
  for (const part of parts) for (const [name, count] of part) all.set(name, (all.get(name) ?? 0) + count)
  return all
}

const countOf = ({ name: { value } }: FieldNode): Counts => new Map(guarded.has(value) ? [[value, 1]] : [])

const countsIn = (fragmentOf: FragmentOf) =>
  foldSelections<Counts>(fragmentOf, { none: new Map(), join: sum, field: countOf })

/** How many guarded mutations an operation asks for. */
export const guardedIn = ({ operation, selectionSet }: OperationDefinitionNode, fragmentOf: FragmentOf) =>
  operation === OperationTypeNode.MUTATION
    ? countsIn(fragmentOf)(selectionSet)
        .values()
        .reduce((all, count) => all + count, 0)
    : 0

export const onceRule: ValidationRule = (context) => {
  const countsOf = countsIn((name) => context.getFragment(name))
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation !== OperationTypeNode.MUTATION) return
      for (const [name, count] of countsOf(selectionSet))
        if (count > 1) context.reportError(tooComplex(`\`${name}\` may be asked for once in an operation.`))
    },
  }
}
