import { type FieldNode, OperationTypeNode, type ValidationRule } from 'graphql'
import { foldSelections } from './fold.ts'
import { tooComplex } from './too-complex.ts'

/** What guesses, mails, sends money or makes accounts: each at most once per operation, under whatever alias. */
export const guarded: ReadonlySet<string> = new Set([
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

export const onceRule: ValidationRule = (context) => {
  const countsOf = foldSelections<Counts>((name) => context.getFragment(name), {
    none: new Map(),
    join: sum,
    field: countOf,
  })
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation !== OperationTypeNode.MUTATION) return
      for (const [name, count] of countsOf(selectionSet))
        if (count > 1) context.reportError(tooComplex(`\`${name}\` may be asked for once in an operation.`))
    },
  }
}
