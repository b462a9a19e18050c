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
}

export function PartPicture({ product, title, className }: PartPictureProps) {
  const shape = parsePackage(product.package, product.category?.icon)
  const marking = createMarking(shape, product)
  const isThumbnail = title === undefined
  const drawing = (
    <PackageDrawing
      shape={shape}
      marking={isThumbnail && marking.length > 1 ? [] : marking}
      dimensions={!isThumbnail}
      lens={toLensColor(product.parameters)}
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
