import type { Messages } from 'next-intl'
import { pick } from '#i18n/pick.ts'

export const pickNearPartsTexts = ({ catalogue }: Messages) => ({
  catalogue: {
    ...pick(catalogue, 'fromPieces', 'inStockPieces', 'nearParts', 'outOfStock'),
    buy: pick(catalogue.buy, 'onRequest'),
  },
})
