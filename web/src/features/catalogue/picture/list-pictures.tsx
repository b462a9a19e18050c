import type { ReactNode } from 'react'
import type { PartPicture_ProductFragment } from '#graphql/generated/types.ts'
import { PartPicture, toDrawing } from './part-picture.tsx'

/** A picture for each row of a list. Of equal drawings, the first is in the document, and the other rows refer to its id. */
export const listPictures = (products: readonly PartPicture_ProductFragment[]): ReactNode[] => {
  const rows = products.map((product, at) => {
    const drawing = toDrawing(product)
    return { product, drawing, identity: product.imageUrl ? `photo ${at}` : JSON.stringify(drawing) }
  })
  const identities = rows.map(({ identity }) => identity)
  return rows.map(({ product, drawing, identity }, at) => {
    const first = identities.indexOf(identity)
    const shared =
      first === identities.lastIndexOf(identity) ? undefined : { id: `drawing-${first}`, isRepeated: at > first }
    return <PartPicture key={at} product={product} drawing={{ ...drawing, shared }} />
  })
}
