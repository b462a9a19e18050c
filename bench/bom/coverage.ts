import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateParts, planCatalogue } from '@partgate/demo-catalogue/engine/plan.ts'
import { allSeries } from '@partgate/demo-catalogue/series/all.ts'
import { normalizePartNumber } from '@partgate/shop-api/src/catalogue/index.ts'

type CommonNumber = { kind: string; number: string; manufacturer: string; series: string }
export type KindCoverage = { kind: string; all: CommonNumber[]; missing: CommonNumber[] }

/** `# kind` starts a section of `number | manufacturer | series`. */
export const readCommonNumbers = (): CommonNumber[] =>
  readFileSync(join(import.meta.dirname, 'common-numbers.txt'), 'utf8')
    .split(/^# /m)
    .slice(1)
    .flatMap((section) => {
      const [kind = '', ...lines] = section.split('\n')
      return lines
        .filter((line) => line !== '')
        .map((line) => {
          const [number = '', manufacturer = '', series = ''] = line.split(' | ')
          return { kind, number, manufacturer, series }
        })
    })

/** Part numbers, order codes and former numbers of the first catalog, as the search compares them. */
export const listCatalogNumbers = (parts: number): Set<string> => {
  const numbers = new Set<string>()
  for (const { facts } of generateParts(planCatalogue(allSeries, parts, 1))) {
    numbers.add(normalizePartNumber(facts.mpn))
    for (const { orderCode } of facts.packings) numbers.add(normalizePartNumber(orderCode))
    for (const { alias } of facts.aliases ?? []) numbers.add(normalizePartNumber(alias))
  }
  return numbers
}

export const measureCoverage = (common: readonly CommonNumber[], catalog: ReadonlySet<string>): KindCoverage[] =>
  [...Map.groupBy(common, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    all,
    missing: all.filter(({ number }) => !catalog.has(normalizePartNumber(number))),
  }))
