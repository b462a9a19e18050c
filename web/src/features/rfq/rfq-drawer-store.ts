import { openState } from '#ui/open-state.ts'
import { rfqList } from './rfq-list-store.ts'

/** Whether the drawer with the list is shown. Opening it reads the list anew. */
export const rfqDrawer = openState(rfqList.refresh)
export const rfqDrawerId = 'rfq-drawer'
