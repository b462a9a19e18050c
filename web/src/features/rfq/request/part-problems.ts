import { checkQuantity, checkTargetPrice } from '../quick-rfq/quick-rfq-values.ts'
import { isBlank, type PartField, type PartRow } from './part-row.ts'

/** Message keys under `rfqPage.problems`. */
type PartProblem = 'partNumber' | 'quantity' | 'targetPrice'
type PartProblems = { [Field in PartField]?: PartProblem }

export const checkPart = (row: PartRow): PartProblems => {
  if (isBlank(row)) return {}
  return {
    ...(row.partNumber.trim() === '' && { partNumber: 'partNumber' }),
    ...(checkQuantity(row.quantity) && { quantity: 'quantity' }),
    ...(checkTargetPrice(row.targetPrice) && { targetPrice: 'targetPrice' }),
  }
}

export const isSound = (row: PartRow) => Object.keys(checkPart(row)).length === 0
