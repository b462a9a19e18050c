/** Long enough to notice what is gone, and to reach for the button. */
export const undoMs = 8_000
