/** The newest mail comes first. */
const readArticles = async (shopApi: string, recipient: string) => {
  const page = await (await fetch(`${shopApi}/outbox`)).text()
  return page.split('<article ').filter((mail) => mail.startsWith(`data-recipient="${recipient}"`))
}

export const readMailedLink = async (shopApi: string, recipient: string): Promise<string> => {
  const [newest] = await readArticles(shopApi, recipient)
  const link = newest?.match(/<pre[\s\S]*?href="([^"]+)"/)?.[1]
  if (!link) throw new Error(`The outbox holds no mail with a link to ${recipient}.`)
  return link.replaceAll('&amp;', '&')
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>|[\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The oldest mail comes first. */
export const readMailsTo = async (shopApi: string, recipient: string) =>
  (await readArticles(shopApi, recipient))
    .map((mail) => ({
      subject: plain(/<h2[^>]*>([\s\S]*?)<\/h2>/.exec(mail)?.[1] ?? ''),
      text: plain(/<pre[^>]*>([\s\S]*?)<\/pre>/.exec(mail)?.[1] ?? ''),
    }))
    .toReversed()
