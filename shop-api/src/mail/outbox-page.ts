import type { Queryable } from '#db/database.ts'
import type { App } from '#http/context.ts'
import { escapeHtml } from '#http/escape-html.ts'

type OutboxMail = { id: string; recipient: string; subject: string; body_text: string; lang: string; created_at: Date }

const withLinks = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const article = ({
  id,
  recipient,
  subject,
  body_text,
  created_at,
}: OutboxMail) => `<article data-recipient="${escapeHtml(recipient)}">
<h2 dir="auto">${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, <time>${created_at.toISOString()}</time>, <a href="/outbox/${id}">as the mail program shows it</a></p>
<pre dir="auto">${withLinks(body_text)}</pre>
</article>`

const page = (mails: OutboxMail[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>
body { font: 16px/1.5 sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
article { border-top: 1px solid; padding: 1rem 0 }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style></head>
<body><main><h1>Outbox</h1>
${mails.length > 0 ? mails.map(article).join('\n') : '<p>No mail has been written yet.</p>'}
</main></body>
</html>
`

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export const mountOutboxPage = (app: App, db: Queryable) => {
  app.use('/outbox/*', async (c, next) => {
    await next()
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
  })
  app.get('/outbox', async (c) => {
    const columns = 'id, recipient, subject, body_text, lang, created_at'
    return c.html(page(await db.query<OutboxMail>(`select ${columns} from outbox order by id desc limit 50`)))
  })
  app.get('/outbox/:id{[0-9]{1,18}}', async (c) => {
    const [mail] = await db.query<{ body_html: string }>('select body_html from outbox where id = $1', [
      c.req.param('id'),
    ])
    return mail ? c.html(mail.body_html) : c.notFound()
  })
}
