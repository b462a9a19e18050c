import { iconShapes } from './icon-shapes.ts'
import { electromechanicalRules } from './rules/electromechanical.ts'
import { passiveRules } from './rules/passive.ts'
import { powerRules } from './rules/power.ts'
import { piecesOf, type Rule } from './rules/rule.ts'
import { semiconductorRules } from './rules/semiconductor.ts'
import type { PackageShape } from './shape.ts'

const rules: Rule[] = [...passiveRules, ...semiconductorRules, ...powerRules, ...electromechanicalRules]

/**
 * What a package's name looks like. The icon of the part's category says what the name leaves open (`0402` is a resistor or a
 * capacitor), and stands in for a name nobody knows.
 */
export function parsePackage(name: string, icon = ''): PackageShape {
  for (const [pattern, shape] of rules) {
    const match = pattern.exec(name.trim())
    if (match) return shape(piecesOf(match), icon)
  }
  return iconShapes[icon]?.shape ?? { family: 'generic', label: name.trim() }
}
