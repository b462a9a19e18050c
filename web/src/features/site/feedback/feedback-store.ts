import { openState } from '#ui/open-state.ts'

export const feedbackDialog = openState()
