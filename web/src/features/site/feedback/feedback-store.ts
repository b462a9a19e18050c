import { createOpenState } from '#ui/overlay/open-state.ts'

export const feedbackDialog = createOpenState()
