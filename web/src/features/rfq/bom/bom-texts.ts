import type { Messages } from 'next-intl'
import { omit, pick } from '#i18n/pick.ts'

/** For the page without a list. */
export const pickEntryTexts = ({ bom, rfqPage }: Messages) => ({
  bom: {
    page: omit(bom.page, 'description', 'text', 'title'),
    read: pick(
      bom.read,
      'emptyButton',
      'emptyText',
      'emptyTitle',
      'fileButton',
      'fileHint',
      'fileTitle',
      'noList',
      'pasteButton',
      'pasteHint',
      'pasteLabel',
      'reading',
      'tooLong',
    ),
    saved: pick(bom.saved, 'lists'),
  },
  rfqPage: { upload: pick(rfqPage.upload, 'problems') },
})

/** For the list, its preview and the saved lists, which load after the page. */
export const pickListTexts = ({ account, bom, cart, cartPage, catalogue, rfqPage }: Messages) => ({
  bom: omit(bom, 'shared'),
  account: { login: pick(account.login, 'submit') },
  cart: pick(cart, 'packaging'),
  cartPage: pick(cartPage, 'line', 'share', 'tools'),
  catalogue: pick(catalogue, 'lifecycle'),
  rfqPage: { problems: pick(rfqPage.problems, 'targetPrice'), upload: pick(rfqPage.upload, 'problems') },
})
