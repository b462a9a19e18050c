/** A reason not to start that the operator can fix: reported in one sentence, without a stack. */
export class StartError extends Error {}
