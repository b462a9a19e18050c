import { createTransport } from 'nodemailer'

type OutgoingMail = {
  messageId: string
  writtenAt: Date
  to: string
  subject: string
  text: string
  html: string
}
export type MailTransport = { send: (mail: OutgoingMail) => Promise<void> }

type Settings = { url: string; from: string; timeoutMs?: number }

export const createMailTransport = ({ url, from, timeoutMs = 30_000 }: Settings): MailTransport => {
  const mailer = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ messageId, writtenAt, to, subject, text, html }) => {
      await mailer.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${messageId}@${domain}>`,
        date: writtenAt,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}
