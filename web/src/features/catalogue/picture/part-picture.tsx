import type { PartPicture_ProductFragment } from '#graphql/generated/types.ts'
import { lensColourOf } from '../drawing/lens-colour.ts'
import { markingOf } from '../drawing/marking.ts'
import { PackageDrawing } from '../drawing/package-drawing.tsx'
import { parsePackage } from '../drawing/parse-package.ts'
import { Photo } from './photo-client.tsx'

type PartPictureProps = {
  product: PartPicture_ProductFragment
  /** With dimension lines and the whole mark; without it a thumbnail, which is decoration. */
  title?: string
  className?: string
}

/** The shop's photo of a part; the drawing of its package where there is none, or where it does not load. */
export function PartPicture({ product, title, className }: PartPictureProps) {
  const shape = parsePackage(product.package, product.category?.icon)
  const marking = markingOf(shape, product)
  const isThumbnail = title === undefined
  const drawing = (
    <PackageDrawing
      shape={shape}
      marking={isThumbnail && marking.length > 1 ? [] : marking}
      dimensions={!isThumbnail}
      lens={lensColourOf(product.parameters)}
      title={title}
      className={className}
    />
  )
  if (!product.imageUrl) return drawing
  return (
    <Photo src={product.imageUrl} alt={title ?? ''} className={className}>
      {drawing}
    </Photo>
  )
}
