/** Mails are deleted after that, sent or not. */
export const mailDays = 90
