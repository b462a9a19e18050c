import type { Plan } from './plan.ts'
import * as assembly from './plans/assembly.ts'
import * as cans from './plans/cans.ts'
import * as electromechanical from './plans/electromechanical.ts'
import * as jacks from './plans/jacks.ts'
import * as leaded from './plans/leaded.ts'
import * as leadless from './plans/leadless.ts'
import * as light from './plans/light.ts'
import * as rows from './plans/rows.ts'
import * as throughHole from './plans/through-hole.ts'
import * as twoPole from './plans/two-pole.ts'
import type { PackageFamily, PackageShape, ShapeOf } from './shape.ts'

const planners: { [F in PackageFamily]: (shape: ShapeOf<F>) => Plan } = {
  ...leadless,
  ...light,
  ...jacks,
  ...assembly,
  ...cans,
  ...rows,
  ...leaded,
  ...throughHole,
  ...twoPole,
  bladeFuse: electromechanical.bladeFuse,
  relay: electromechanical.relay,
  round: electromechanical.round,
  switch: electromechanical.switchPlan,
}

export const families = Object.keys(planners)

const plan = <F extends PackageFamily>(shape: { [K in F]: ShapeOf<K> }[F]): Plan => planners[shape.family](shape)

export const createPlan = (shape: PackageShape): Plan => plan(shape)
