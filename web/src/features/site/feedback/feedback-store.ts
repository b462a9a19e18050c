import { createOpenState } from '#ui/open-state.ts'

export const feedbackDialog = createOpenState()
