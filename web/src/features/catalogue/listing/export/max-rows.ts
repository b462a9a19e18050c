/** A longer file would cost the shop too much. */
export const maxRows = 1000
