/** A country code ends at a space, or as E.164 says: those of one and of two digits are listed, every other has three. */
const bareNumber =
  /^(\+\d{1,3} |\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))?(\d{3})(\d{4})(\d*)$/

/** A telephone number in groups of three, four and the rest (spec, section 5); one with spaces or signs of its own stays as it is. */
export const shownTelephone = (telephone: string): string => {
  const [, country = '', ...groups] = bareNumber.exec(telephone.trim()) ?? []
  if (groups.length === 0) return telephone
  return [country.trim(), ...groups].filter(Boolean).join(' ')
}

/** The address of a call: the number as it is dialled. */
export const telephoneHref = (telephone: string): string => `tel:${telephone.replaceAll(/[^\d+]/g, '')}`

/** The address of a chat at WhatsApp, which takes digits only. */
export const whatsAppHref = (telephone: string): string => `https://wa.me/${telephone.replaceAll(/\D/g, '')}`
