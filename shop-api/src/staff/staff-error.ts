/** Reported in one sentence, without a stack. */
export class StaffError extends Error {}
