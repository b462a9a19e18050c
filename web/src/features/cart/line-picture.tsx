import type { PartPicture_ProductFragment } from '#graphql/generated/types.ts'
import { PartPicture } from '#features/catalogue/index.ts'

/** Apart from the line, so that the drawings come after what can be used. */
export const LinePicture = ({ product }: { product: PartPicture_ProductFragment }) => <PartPicture product={product} />
