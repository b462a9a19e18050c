import type { PartPicture_ProductFragment } from '#graphql/generated/types.ts'
import { toLensColor } from '@partgate/package-drawings/lens-colour.ts'
import { createMarking } from '@partgate/package-drawings/marking.ts'
import { PackageDrawing, type SharedDrawing } from '@partgate/package-drawings/package-drawing.tsx'
import { parsePackage } from '@partgate/package-drawings/parse-package.ts'
import { Photo } from './photo-client.tsx'

type PartPictureProps = {
  product: PartPicture_ProductFragment
  title?: string
  className?: string
  shared?: SharedDrawing
}

/** What a thumbnail shows. */
export const toDrawing = (product: PartPicture_ProductFragment) => {
  const shape = parsePackage(product.package, product.category?.icon)
  const marking = createMarking(shape, product)
  return { shape, marking: marking.length > 1 ? [] : marking, lens: toLensColor(product.parameters) }
}

export function PartPicture({ product, title, className, shared }: PartPictureProps) {
  const thumbnail = toDrawing(product)
  const isThumbnail = title === undefined
  const drawing = (
    <PackageDrawing
      {...thumbnail}
      marking={isThumbnail ? thumbnail.marking : createMarking(thumbnail.shape, product)}
      dimensions={!isThumbnail}
      title={title}
      className={className}
      shared={shared}
    />
  )
  if (!product.imageUrl) return drawing
  return (
    <Photo src={product.imageUrl} alt={title ?? ''} className={className}>
      {drawing}
    </Photo>
  )
}
