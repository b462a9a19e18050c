import { expect, test } from 'vitest'
import { allSeries } from './all.ts'
import { commonTables, electromechanicalTables } from './tables.ts'

test.each([...electromechanicalTables, ...commonTables])(
  'the table $manufacturer $name is in the catalog once, after the series whose parts it replaces',
  (table) => {
    const names = allSeries.map(({ manufacturer, name }) => `${manufacturer} ${name}`)
    expect(allSeries.filter((one) => one === table)).toHaveLength(1)
    expect(names.filter((name) => name === table.insteadOf)).toHaveLength(1)
    expect(names.indexOf(table.insteadOf ?? '')).toBeLessThan(allSeries.indexOf(table))
  },
)
