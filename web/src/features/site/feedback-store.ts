import { openState } from '#ui/open-state.ts'

/** Whether the feedback dialog is shown. */
export const feedbackDialog = openState()
