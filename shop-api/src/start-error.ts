/** A reason not to start that the person at the console can mend: told in one sentence, without a stack. */
export class StartError extends Error {}
