'use client'
import { Photo } from '#features/catalogue/index.ts'
import { PackageDrawing } from '@partgate/package-drawings/package-drawing.tsx'
import { parsePackage } from '@partgate/package-drawings/parse-package.ts'
import { isPhoto, type RfqItem } from '#features/rfq/index-client.ts'

export function RfqPicture({ item: { picture, package: name } }: { item: RfqItem }) {
  const hasPhoto = isPhoto(picture)
  const drawing = <PackageDrawing shape={parsePackage(name, hasPhoto ? '' : picture)} />
  if (!hasPhoto) return drawing
  return (
    <Photo src={picture} alt="">
      {drawing}
    </Photo>
  )
}
