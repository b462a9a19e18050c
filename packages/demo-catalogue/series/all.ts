import type { Series } from '../engine/engine.ts'
import * as bipolarTransistors from './bipolar-transistors.ts'
import * as circular from './circular.ts'
import * as connectorsOthers from './connectors-others.ts'
import * as crystals from './crystals.ts'
import * as filmCapacitors from './film-capacitors.ts'
import * as inductors from './inductors.ts'
import * as jst from './jst.ts'
import * as logic from './logic.ts'
import * as logicCmos from './logic-cmos.ts'
import * as militaryResistors from './military-resistors.ts'
import * as mlccManufacturers from './mlcc-manufacturers.ts'
import * as mlccTables from './mlcc-tables.ts'
import { listedMlcc } from './mlcc-listed.ts'
import * as molex from './molex.ts'
import * as oscillators from './oscillators.ts'
import { rectifiers } from './rectifiers.ts'
import * as samtec from './samtec.ts'
import * as specialResistors from './special-resistors.ts'
import * as stm32 from './stm32.ts'
import { boardTables, commonTables, electromechanicalTables, tables } from './tables.ts'
import * as tantalum from './tantalum.ts'
import * as thickFilmOthers from './thick-film-others.ts'
import * as thickFilmPanasonic from './thick-film-panasonic.ts'
import * as thickFilmVishay from './thick-film-vishay.ts'
import * as thickFilmYageo from './thick-film-yageo.ts'
import * as thinFilm from './thin-film.ts'
import * as throughHoleResistors from './through-hole-resistors.ts'
import * as tvsDiodes from './tvs-diodes.ts'
import * as zenerDiodes from './zener-diodes.ts'

const families = [
  thickFilmYageo,
  thickFilmVishay,
  thickFilmPanasonic,
  thickFilmOthers,
  thinFilm,
  throughHoleResistors,
  specialResistors,
  militaryResistors,
  mlccManufacturers,
  mlccTables,
  tantalum,
  filmCapacitors,
  inductors,
  crystals,
  oscillators,
  zenerDiodes,
  tvsDiodes,
  bipolarTransistors,
  logic,
  logicCmos,
  stm32,
  samtec,
  jst,
  molex,
  connectorsOthers,
  circular,
]

/** By name, as Node orders the exports of a module; the order decides the ids of parts, and other runtimes have another one. */
const listExports = (family: Record<string, Series>) =>
  Object.keys(family)
    .toSorted()
    .flatMap((name) => family[name] ?? [])

const replacing = Map.groupBy([...electromechanicalTables, ...commonTables], ({ insteadOf }) => insteadOf)

export const allSeries: readonly Series[] = [
  ...tables,
  ...families.flatMap(listExports).flatMap((one) => [one, ...(replacing.get(`${one.manufacturer} ${one.name}`) ?? [])]),
  ...rectifiers,
  ...listedMlcc,
  ...boardTables,
]
