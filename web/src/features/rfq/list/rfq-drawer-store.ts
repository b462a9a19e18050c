import { createOpenState } from '#ui/overlay/open-state.ts'
import { rfqList } from './rfq-list-store.ts'

/** Opening the drawer reads the stored list again. */
export const rfqDrawer = createOpenState(rfqList.refresh)
export const rfqDrawerId = 'rfq-drawer'
