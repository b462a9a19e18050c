import { useTranslations } from 'next-intl'
import type { PartFigure_ProductFragment } from '#graphql/generated/types.ts'
import { PartPicture } from './part-picture.tsx'

/** The contents of a figure: a photo, or a drawing of the package with its unit. */
export function PartFigure({ product }: { product: PartFigure_ProductFragment }) {
  const t = useTranslations('catalogue')
  const { imageUrl, packageName, partNumber, manufacturerName } = product
  const isNamedDrawing = !imageUrl && packageName
  return (
    <>
      <PartPicture
        product={product}
        title={isNamedDrawing ? t('pictureOf', { package: packageName }) : `${partNumber} ${manufacturerName}`}
      />
      {!imageUrl && <figcaption>{t('inMillimeters')}</figcaption>}
    </>
  )
}
