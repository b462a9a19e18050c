import type { PartPicture_ProductFragment } from '#graphql/generated/types.ts'
import { PartPicture } from '#features/catalogue/index.ts'

/** A separate chunk, so that drawings load after the controls. */
export const LinePicture = ({ product }: { product: PartPicture_ProductFragment }) => <PartPicture product={product} />
