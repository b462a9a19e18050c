import { orderStatuses } from '@partgate/schema/shop-api/orders.ts'
import type { Database, Queryable } from '#db/database.ts'
import { liftTimeLimit } from '#db/without-time-limit.ts'
import { shouldReleaseStock, canMove } from '#orders/index.ts'
import { type Capture, checkCaptures } from './captures.ts'
import { historyRules } from './history-rules.ts'
import { moneyRules } from './money-rules.ts'
import { numberRules } from './number-rules.ts'
import { paymentRules } from './payment-rules.ts'
import type { Rule } from './rule.ts'
import { shopRules } from './shop-rules.ts'
import { stockRules } from './stock-rules.ts'

export type { Capture } from './captures.ts'
export type Violation = { rule: string; sentence: string }

const shownPerRule = 50

const transitions = (['new', ...orderStatuses] as const).flatMap((from) => orderStatuses.map((to) => ({ from, to })))
const allowed = transitions.filter(({ from, to }) => canMove(from, to, 'none'))

export const rules: readonly Rule[] = [
  ...stockRules(allowed.filter(({ from, to }) => shouldReleaseStock(from, to))),
  ...historyRules(allowed),
  ...numberRules,
  ...moneyRules,
  ...paymentRules,
  ...shopRules,
]

const isDatabase = (db: Queryable): db is Database => 'tx' in db

/** Runs in one snapshot, without the time limit of requests. */
const findViolations = (db: Queryable, { sql, values }: Rule) => {
  const runRule = async (tx: Queryable) => {
    await liftTimeLimit(tx)
    return tx.query<{ sentence: string }>(`select sentence from (${sql}) violations limit ${shownPerRule}`, values)
  }
  return isDatabase(db) ? db.tx(runRule) : runRule(db)
}

/** Checks the rules that must hold after any race or kill; at most 50 violations for each rule. `captures` compares with the provider. */
export const check = async (db: Queryable, captures?: readonly Capture[]): Promise<Violation[]> => {
  const violations: Violation[] = []
  for (const rule of rules) {
    const found = await findViolations(db, rule)
    violations.push(...found.map(({ sentence }) => ({ rule: rule.name, sentence })))
  }
  if (!captures) return violations
  const sentences = await checkCaptures(db, captures)
  return [...violations, ...sentences.map((sentence) => ({ rule: 'captures at the provider', sentence }))]
}
