import type { Locator, Page } from '@playwright/test'
import type { createLabels } from '../labels.ts'
import { partPage } from '../paths.ts'
import { getMain } from '../screen.ts'

type Label = ReturnType<typeof createLabels>
type Layer = {
  name: string
  path: string
  opener: (page: Page, label: Label) => Locator
  content: string
}

const getShortcut = (page: Page, label: Label, key: string) =>
  page.getByRole('complementary', { name: label('layout.shortcuts') }).getByRole('button', { name: label(key) })

const getSummary = (page: Page, text: string) => page.locator('header summary').filter({ hasText: text })

/** Menus, drawers and dialogs that cover the page. */
export const layers: readonly Layer[] = [
  {
    name: 'the filters',
    path: '/s?wd=100nF+16V+0402',
    opener: (page) => page.locator('#filters-open'),
    content: '#filters',
  },
  {
    name: 'the orders of a list',
    path: '/s?wd=100nF+16V+0402',
    opener: (page, label) =>
      getMain(page).getByRole('button', { name: label('catalogue.list.sortShort'), exact: true }),
    content: '[popover]:popover-open',
  },
  {
    name: 'the categories',
    path: '/about',
    opener: (page, label) => getSummary(page, label('layout.allProducts')),
    content: 'details[open] > :not(summary)',
  },
  {
    name: 'the account menu',
    path: '/about',
    opener: (page, label) => getSummary(page, label('layout.accountMenu')),
    content: 'details[open] > :not(summary)',
  },
  {
    name: 'the feedback form',
    path: '/about',
    opener: (page, label) => getShortcut(page, label, 'layout.feedback'),
    content: 'dialog[open]',
  },
  {
    name: 'the quick RFQ',
    path: partPage,
    opener: (page, label) =>
      getMain(page)
        .getByRole('button', { name: label('quickRfq.open') })
        .first(),
    content: 'dialog[open]',
  },
  {
    name: 'the list to add to a cart',
    path: '/shoppingcart',
    opener: (page, label) => getMain(page).getByRole('button', { name: label('cartPage.tools.paste') }),
    content: 'dialog[open]',
  },
]
