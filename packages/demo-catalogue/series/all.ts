import type { Series } from '../engine/engine.ts'
import * as bipolarTransistors from './diodes-and-transistors/bipolar-transistors.ts'
import * as circular from './connectors/circular.ts'
import * as connectorsOthers from './connectors/connectors-others.ts'
import * as crystals from './frequency/crystals.ts'
import * as filmCapacitors from './capacitors/film-capacitors.ts'
import * as inductors from './inductors.ts'
import * as jst from './connectors/jst.ts'
import * as logic from './logic-and-controllers/logic.ts'
import * as logicCmos from './logic-and-controllers/logic-cmos.ts'
import * as militaryResistors from './resistors/military-resistors.ts'
import * as mlccManufacturers from './capacitors/mlcc-manufacturers.ts'
import * as mlccTables from './capacitors/mlcc-tables.ts'
import { listedMlcc } from './capacitors/mlcc-listed.ts'
import * as molex from './connectors/molex.ts'
import * as oscillators from './frequency/oscillators.ts'
import { rectifiers } from './diodes-and-transistors/rectifiers.ts'
import * as samtec from './connectors/samtec.ts'
import * as specialResistors from './resistors/special-resistors.ts'
import * as stm32 from './logic-and-controllers/stm32.ts'
import { boardTables, commonTables, electromechanicalTables, tables } from './tables.ts'
import * as tantalum from './capacitors/tantalum.ts'
import * as thickFilmOthers from './resistors/thick-film-others.ts'
import * as thickFilmPanasonic from './resistors/thick-film-panasonic.ts'
import * as thickFilmVishay from './resistors/thick-film-vishay.ts'
import * as thickFilmYageo from './resistors/thick-film-yageo.ts'
import * as thinFilm from './resistors/thin-film.ts'
import * as throughHoleResistors from './resistors/through-hole-resistors.ts'
import * as tvsDiodes from './diodes-and-transistors/tvs-diodes.ts'
import * as zenerDiodes from './diodes-and-transistors/zener-diodes.ts'

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
