/** Texts that a mail program may show as a link: an address with a scheme, `www.`, or a name such as `shop.example`. */
const linkLike = /:\/\/|\bwww\.|[\p{L}\p{N}-][.。．｡]\p{L}{2,}(?![\p{L}\p{N}])/iu

/** For texts that a stranger may have typed; ordinary numbers of orders and parts stay. */
export const omitLinks = (text: string): string => (linkLike.test(text) ? '' : text)
