/** An exported list ends here, so that nobody's file costs the shop dear. */
export const mostRows = 1000
