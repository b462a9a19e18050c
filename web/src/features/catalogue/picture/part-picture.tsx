import type { PartPicture_ProductFragment } from '#graphql/generated/types.ts'
import { toLensColor } from '@partgate/package-drawings/lens-color.ts'
import { createMarking } from '@partgate/package-drawings/marking.ts'
import { PackageDrawing, type SharedDrawing } from '@partgate/package-drawings/package-drawing.tsx'
import { parsePackage } from '@partgate/package-drawings/parse-package.ts'
import { Photo } from './photo-client.tsx'

type PartPictureProps = {
  product: PartPicture_ProductFragment
  title?: string
  className?: string
  drawing?: Drawing & { shared?: SharedDrawing }
}

type Drawing = ReturnType<typeof toDrawing>

export const toDrawing = (product: PartPicture_ProductFragment, isThumbnail = true) => {
  const shape = parsePackage(product.package, product.category?.icon)
  const marking = createMarking(shape, product)
  return {
    shape,
    marking: isThumbnail && marking.length > 1 ? [] : marking,
    dimensions: !isThumbnail,
    lens: toLensColor(product.parameters),
  }
}

/** Without a title, a thumbnail. */
export function PartPicture({
  product,
  title,
  className,
  drawing = toDrawing(product, title === undefined),
}: PartPictureProps) {
  const picture = <PackageDrawing {...drawing} title={title} className={className} />
  if (!product.imageUrl) return picture
  return (
    <Photo src={product.imageUrl} alt={title ?? ''} className={className}>
      {picture}
    </Photo>
  )
}
