/** Long enough to notice the removal and reach the button. */
export const undoMs = 8_000
