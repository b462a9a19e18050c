import type { labelGroups } from '@partgate/schema/shop-api/site.ts'
import { freightTable } from '#freight/index.ts'
import type { Translator } from '#i18n/translator.ts'

type Label = { key: string; title: string; text: string }

/** Spec 1. */
const stats = { history: 37, regions: 20, partners: 20_000, partNumbers: 12_000_000 } as const
const answerHours = 24

const purchaseValues = () => {
  const { base_weight_g, carriers, zones } = freightTable()
  const priceTo = (zone: string) => Number(zones.find((each) => each.zone === zone)?.price)
  const daysOf = (name: (typeof carriers)[number]['carrier']) => {
    const found = carriers.find(({ carrier }) => carrier === name)
    return [Number(found?.transit_days_min), Number(found?.transit_days_max)] as const
  }
  const [[fastFrom, fastTo], [from, to]] = [daysOf('ups'), daysOf('fedex')]
  const kilograms = base_weight_g / 1_000
  return {
    payment: {},
    confirmation: {},
    freight: { freight: priceTo('standard'), kilograms },
    sf: { freight: priceTo('sf_express'), kilograms },
    heavy: { kilograms },
    excluded: {},
    delivery: { fastFrom, fastTo, from, to },
    questions: { hours: answerHours },
  }
}

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

/** What the shop says of itself in the footer, or beside a product; in the order in which it is shown. */
export const labelsOf = (t: Translator, group: (typeof labelGroups)[number]): Label[] => {
  if (group === 'stats')
    return keysOf(stats).map((key) => ({
      key,
      title: t(`site.labels.stats.${key}.title`, { count: stats[key] }),
      text: t(`site.labels.stats.${key}.text`),
    }))
  const values = purchaseValues()
  return keysOf(values).map((key) => ({
    key,
    title: t(`site.labels.purchase.${key}.title`),
    text: t(`site.labels.purchase.${key}.text`, values[key]),
  }))
}
