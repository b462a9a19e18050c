import type { Messages } from 'next-intl'
import { omit, pick } from '#i18n/pick.ts'

const panels = ['import', 'share'] as const

export const pickCartTexts = ({ cart, cartPage, layout }: Messages) => ({
  cart: omit(cart, 'description', 'steps'),
  cartPage: omit(cartPage, ...panels, 'shared'),
  layout: pick(layout, 'siteName'),
})

/** Of the panels, which load after the page. */
export const pickPanelTexts = ({ cartPage, rfqPage }: Messages) => ({
  cartPage: pick(cartPage, ...panels, 'line'),
  rfqPage: { upload: pick(rfqPage.upload, 'problems') },
})
