import { type FieldNode, type OperationDefinitionNode, OperationTypeNode, type ValidationRule } from 'graphql'
import { foldSelections, type GetFragment } from './fold.ts'
import { createTooComplexError } from './too-complex.ts'

/** Operations that guess, mail, pay or register run once, under any alias. */
const onceFields: ReadonlySet<string> = new Set([
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

const countField = ({ name: { value } }: FieldNode): Counts => new Map(onceFields.has(value) ? [[value, 1]] : [])

const createFieldCounter = (getFragment: GetFragment) =>
  foldSelections<Counts>(getFragment, { none: new Map(), join: sum, field: countField })

export const countGuardedFields = ({ operation, selectionSet }: OperationDefinitionNode, getFragment: GetFragment) =>
  operation === OperationTypeNode.MUTATION
    ? createFieldCounter(getFragment)(selectionSet)
        .values()
        .reduce((all, count) => all + count, 0)
    : 0

export const onceRule: ValidationRule = (context) => {
  const countGuarded = createFieldCounter((name) => context.getFragment(name))
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation !== OperationTypeNode.MUTATION) return
      for (const [name, count] of countGuarded(selectionSet))
        if (count > 1)
          context.reportError(
            createTooComplexError(`\`${name}\` may be selected once in an operation.`, { limit: 1, value: count }),
          )
    },
  }
}
