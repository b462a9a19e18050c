import { checkContract, isBroken } from './contract-check/check.ts'
import { readOptions } from './contract-check/options.ts'
import { formatTable } from './contract-check/table.ts'
import { exitWithError } from './user-facing-error.ts'

try {
  const { shop, writes, json } = readOptions(process.argv.slice(2))
  const rows = await checkContract(shop, { writes })
  console.log(json ? JSON.stringify(rows, null, 2) : formatTable(rows))
  process.exitCode = rows.some(isBroken) ? 1 : 0
} catch (error) {
  exitWithError(error)
}
