import { iconShapes } from './icon-shapes.ts'
import { electromechanicalRules } from './rules/electromechanical.ts'
import { passiveRules } from './rules/passive.ts'
import { powerRules } from './rules/power.ts'
import { parsePieces, type Rule } from './rules/rule.ts'
import { semiconductorRules } from './rules/semiconductor.ts'
import type { PackageShape } from './shape.ts'

export const rules: Rule[] = [...passiveRules, ...semiconductorRules, ...powerRules, ...electromechanicalRules]

export function parsePackage(packageName: string | null, iconName?: string | null): PackageShape {
  const name = packageName?.trim() ?? ''
  const icon = iconName ?? ''
  for (const [pattern, shape] of rules) {
    const match = pattern.exec(name)
    if (match) return shape(parsePieces(match), icon)
  }
  return iconShapes[icon]?.shape ?? { family: 'generic', label: name }
}
