/** The same form for two spellings of one mailbox. */
export const normalizeEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()
