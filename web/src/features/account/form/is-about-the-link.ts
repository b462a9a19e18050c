type UserError = { __typename: string; path?: readonly string[] | null }

/** A used, expired or broken link cannot work later; any other error may pass. */
export const isAboutTheLink = ({ __typename: kind, path }: UserError) =>
  kind === 'InvalidLinkError' || path?.at(-1) === 'token'
