import type { lineKinds } from '@partgate/schema/shop-api/catalogue.ts'
import { manufacturerIds } from './manufacturers.ts'

const lines: Record<(typeof lineKinds)[number], string> = {
  line_card: `yageo vishay microchip texas-instruments stmicroelectronics sitime murata kemet kyocera-avx samtec
    nexperia onsemi diodes-incorporated infineon analog-devices nxp bourns panasonic tdk koa-speer stackpole
    walsin littelfuse te-connectivity amphenol molex jst hirose wurth-elektronik abracon omron espressif
    winbond mean-well traco-power nichicon`,
  franchised: `koa-speer stackpole walsin nexperia diodes-incorporated jst hirose abracon nichicon winbond
    mean-well traco-power`,
  strong: 'sitime microchip vishay yageo samtec texas-instruments stmicroelectronics murata',
}

const findManufacturerId = (slug: string) => {
  const id = manufacturerIds.get(slug)
  if (id === undefined) throw new Error(`No manufacturer is called ${slug}.`)
  return id
}

export const manufacturerLines = () =>
  Object.entries(lines).flatMap(([kind, slugs]) =>
    slugs.split(/\s+/).map((slug, sort) => ({ kind, slug, manufacturerId: findManufacturerId(slug), sort })),
  )
