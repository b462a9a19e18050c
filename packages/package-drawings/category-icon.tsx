import { iconShapes } from './icon-shapes.ts'
import { PackageDrawing } from './package-drawing.tsx'

export function CategoryIcon({ name, className }: { name: string | null; className?: string }) {
  const { shape, marking } = iconShapes[name ?? ''] ?? { shape: { family: 'generic', label: '' } as const }
  return <PackageDrawing shape={shape} marking={marking} className={className} />
}
