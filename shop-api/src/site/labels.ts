import { toFreightTable } from '#freight/index.ts'
import type { Translator } from '#i18n/translator.ts'

type Label = { key: string; title: string; text: string }

const responseHours = 24

const purchaseValues = () => {
  const { base_weight_g, carriers, zones } = toFreightTable()
  const priceTo = (zone: string) => Number(zones.find((each) => each.zone === zone)?.price)
  const toDays = (name: (typeof carriers)[number]['carrier']) => {
    const found = carriers.find(({ carrier }) => carrier === name)
    return [Number(found?.transit_days_min), Number(found?.transit_days_max)] as const
  }
  const [[fastFrom, fastTo], [from, to]] = [toDays('ups'), toDays('fedex')]
  const kilograms = base_weight_g / 1_000
  return {
    payment: {},
    confirmation: {},
    freight: { freight: priceTo('standard'), kilograms },
    sf: { freight: priceTo('sf_express'), kilograms },
    heavy: { kilograms },
    excluded: {},
    delivery: { fastFrom, fastTo, from, to },
    questions: { hours: responseHours },
  }
}

const listKeys = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

export const toLabels = (t: Translator): Label[] => {
  const values = purchaseValues()
  return listKeys(values).map((key) => ({
    key,
    title: t(`site.labels.purchase.${key}.title`),
    text: t(`site.labels.purchase.${key}.text`, values[key]),
  }))
}
