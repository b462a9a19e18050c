import type { Queryable } from '#db/database.ts'
import { pageLink } from '#mail/link.ts'
import { queueMail } from '#mail/queue-mail.ts'
import { mayMail } from '#security/mail-allowance.ts'
import type { Asker, Part } from './request-store.ts'

/** Spec 9: sales answers within so many working hours. */
const answerHours = 12
const maxCharacters = 100

type Received = { rfqNo: string; email: string; parts: readonly Part[]; siteUrl: string; asker: Asker }

/** Tells that a request has come. The address may be a stranger's, so that the mail says little of what was written, and is
 * left out where there are too many. */
export const mailRequest = async (tx: Queryable, { rfqNo, email, parts, siteUrl, asker }: Received): Promise<void> => {
  if (!(await mayMail(tx, email, asker.address))) return
  const path = asker.userId === null ? '/' : '/myaccount/rfq-history'
  await queueMail(tx, {
    kind: 'rfqReceived',
    lang: asker.lang,
    to: email,
    values: { link: pageLink(siteUrl, asker.lang, path), rfqNo, hours: answerHours },
    table: {
      rows: parts.map(({ partNumber, quantity }) => ({
        name: partNumber.slice(0, maxCharacters),
        quantity,
        amount: null,
      })),
      totals: [],
    },
  })
}
