/** The same form for two spellings of one mailbox. */
export const normaliseEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()
