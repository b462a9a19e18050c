import type { ReactNode } from 'react'
import type { PartPicture_ProductFragment } from '#graphql/generated/types.ts'
import { PartPicture, toDrawing } from './part-picture.tsx'

/** The pictures of the rows of a list. Equal drawings are in the document once, and the other rows refer to it. */
export const listPictures = (products: readonly PartPicture_ProductFragment[]): ReactNode[] => {
  const keys = products.map((product, at) => (product.imageUrl ? `photo ${at}` : JSON.stringify(toDrawing(product))))
  return keys.map((key, at) => {
    const product = products[at]
    const [first, last] = [keys.indexOf(key), keys.lastIndexOf(key)]
    const shared = first === last ? undefined : { id: `drawing-${first}`, isRepeated: at > first }
    return product && <PartPicture key={at} product={product} shared={shared} />
  })
}
