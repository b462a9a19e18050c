import type { ReactNode } from 'react'
import type { PartPicture_ProductFragment } from '#graphql/generated/types.ts'
import { PartPicture, toDrawing } from './part-picture.tsx'

/** The pictures of the rows of a list. Equal drawings are in the document once, and the other rows refer to it. */
export const listPictures = (products: readonly PartPicture_ProductFragment[]): ReactNode[] => {
  const rows = products.map((product, at) => {
    const drawing = toDrawing(product)
    return { product, drawing, key: product.imageUrl ? `photo ${at}` : JSON.stringify(drawing) }
  })
  const keys = rows.map(({ key }) => key)
  return rows.map(({ product, drawing, key }, at) => {
    const first = keys.indexOf(key)
    const shared = first === keys.lastIndexOf(key) ? undefined : { id: `drawing-${first}`, isRepeated: at > first }
    return <PartPicture key={at} product={product} drawing={{ ...drawing, shared }} />
  })
}
