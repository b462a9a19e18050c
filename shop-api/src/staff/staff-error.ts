/** A reason why a command of the sales team was not done: told in one sentence, without a stack. */
export class StaffError extends Error {}
