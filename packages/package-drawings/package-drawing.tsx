import type { CSSProperties, ReactNode } from 'react'
import { dimensionPath, dimensionText, getMargin } from './dimension.ts'
import { mm, type Layer, type Plan } from './plan.ts'
import { createPlan } from './create-plan.ts'
import type { PackageShape } from './shape.ts'

/** A drawing that a document has several times: the first has the id, and the others refer to it. */
export type SharedDrawing = { id: string; isRepeated: boolean }

type PackageDrawingProps = {
  shape: PackageShape
  marking?: readonly string[]
  dimensions?: boolean
  lens?: string
  title?: string
  className?: string
  shared?: SharedDrawing
}

export function PackageDrawing({
  shape,
  marking = [],
  dimensions,
  lens,
  title,
  className,
  shared,
}: PackageDrawingProps) {
  const plan = createPlan(shape)
  const letter = getMargin(plan)
  const margin = dimensions ? 4.4 * letter : Math.max(plan.right - plan.left, plan.bottom - plan.top) * 0.03
  const sides = {
    left: plan.left - margin,
    top: plan.top - margin,
    width: plan.right - plan.left + 2 * margin,
    height: plan.bottom - plan.top + 2 * margin,
  }
  const style = lens ? { color: lens } : undefined
  return (
    <svg
      viewBox={`${mm(sides.left)} ${mm(sides.top)} ${mm(sides.width)} ${mm(sides.height)}`}
      className={className ? `drawing ${className}` : 'drawing'}
      style={style}
      {...(title ? { role: 'img' } : { 'aria-hidden': true })}
    >
      {title && <title>{title}</title>}
      <Shareable shared={shared} style={style}>
        {plan.layers.map((layer, at) => (
          <LayerPath key={at} {...layer} />
        ))}
        <Marking plan={plan} lines={marking} />
      </Shareable>
      {dimensions && (
        <g className="dim" fontSize={mm(letter)}>
          <path d={plan.dimensions.map((dimension) => dimensionPath(dimension, letter)).join('')} />
          {plan.dimensions.map((dimension) => {
            const { text, ...place } = dimensionText(dimension, letter)
            return (
              <text key={dimension.side} {...place}>
                {text}
              </text>
            )
          })}
        </g>
      )}
    </svg>
  )
}

type ShareableProps = { shared?: SharedDrawing; style?: CSSProperties; children: ReactNode }

function Shareable({ shared, style, children }: ShareableProps) {
  if (!shared) return children
  if (shared.isRepeated) return <use href={`#${shared.id}`} />
  // The style sheet selects by `.drawing`, and a `<use>` copies no element above this one.
  return (
    <g id={shared.id} className="drawing" style={style}>
      {children}
    </g>
  )
}

function LayerPath({ tone, d, width, dash, isRound }: Layer) {
  if (width === undefined) return <path className={tone} d={d} />
  return (
    <path
      className={`${tone} bare`}
      d={d}
      strokeWidth={mm(width)}
      strokeDasharray={dash}
      strokeLinecap={isRound ? 'round' : undefined}
    />
  )
}

/** A letter is 0.6 of its height wide. */
function Marking({ plan: { mark }, lines }: { plan: Plan; lines: readonly string[] }) {
  if (!mark || lines.length === 0) return null
  const maxSide = Math.max(...lines.map((line) => line.length))
  const size = Math.min(mark.width / (maxSide * 0.6), mark.height / (lines.length * 1.1), mark.height * 0.62)
  return (
    <g className="laser" fontSize={mm(size)}>
      {lines.map((line, at) => (
        <text key={at} x={mm(mark.x)} y={mm(mark.y + (at - (lines.length - 1) / 2) * size * 1.15 + size * 0.35)}>
          {line}
        </text>
      ))}
    </g>
  )
}
