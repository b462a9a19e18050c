/** One form for each mailbox: what two spellings of an address share. */
export const normaliseEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()
