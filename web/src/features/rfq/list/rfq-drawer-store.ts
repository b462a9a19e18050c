import { openState } from '#ui/open-state.ts'
import { rfqList } from './rfq-list-store.ts'

/** Opening the drawer reads the stored list again. */
export const rfqDrawer = openState(rfqList.refresh)
export const rfqDrawerId = 'rfq-drawer'
