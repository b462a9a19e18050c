/** The link in the newest mail to an address, as the shop's outbox shows it. */
export const mailedLink = async (shopApi: string, recipient: string): Promise<string> => {
  const page = await (await fetch(`${shopApi}/outbox`)).text()
  const mails = page.split('<article ').filter((mail) => mail.startsWith(`data-recipient="${recipient}"`))
  const link = mails[0]?.match(/<pre[\s\S]*?href="([^"]+)"/)?.[1]
  if (!link) throw new Error(`The outbox holds no mail with a link to ${recipient}.`)
  return link.replaceAll('&amp;', '&')
}
