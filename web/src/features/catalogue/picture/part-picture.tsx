import type { PartPicture_ProductFragment } from '#graphql/generated/types.ts'
import { toLensColor } from '@partgate/package-drawings/lens-colour.ts'
import { createMarking } from '@partgate/package-drawings/marking.ts'
import { PackageDrawing } from '@partgate/package-drawings/package-drawing.tsx'
import { parsePackage } from '@partgate/package-drawings/parse-package.ts'
import { Photo } from './photo-client.tsx'

type PartPictureProps = {
  product: PartPicture_ProductFragment
  title?: string
  className?: string
  /** Drawings of a table, each of which it has once. */
  drawn?: Map<string, string>
}

const repeated = (drawn: Map<string, string>, ...facts: unknown[]) => {
  const key = JSON.stringify(facts)
  const known = drawn.get(key)
  const id = known ?? `drawing-${drawn.size}`
  drawn.set(key, id)
  return { id, isRepeated: known !== undefined }
}

export function PartPicture({ product, title, className, drawn }: PartPictureProps) {
  const shape = parsePackage(product.package, product.category?.icon)
  const isThumbnail = title === undefined
  const lines = createMarking(shape, product)
  const marking = isThumbnail && lines.length > 1 ? [] : lines
  const drawing = (
    <PackageDrawing
      shape={shape}
      marking={marking}
      dimensions={!isThumbnail}
      lens={toLensColor(product.parameters)}
      title={title}
      className={className}
      {...(drawn && !product.imageUrl ? repeated(drawn, shape, marking) : {})}
    />
  )
  if (!product.imageUrl) return drawing
  return (
    <Photo src={product.imageUrl} alt={title ?? ''} className={className}>
      {drawing}
    </Photo>
  )
}
