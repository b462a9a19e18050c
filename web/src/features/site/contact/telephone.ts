/** E.164: the listed country codes have one or two digits, all others three. */
const bareNumber =
  /^(\+\d{1,3} |\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))?(\d{3})(\d{4})(\d*)$/

export const shownTelephone = (telephone: string): string => {
  const [, country = '', ...groups] = bareNumber.exec(telephone.trim()) ?? []
  if (groups.length === 0) return telephone
  return [country.trim(), ...groups].filter(Boolean).join(' ')
}

export const telephoneHref = (telephone: string): string => `tel:${telephone.replaceAll(/[^\d+]/g, '')}`

export const whatsAppHref = (telephone: string): string => `https://wa.me/${telephone.replaceAll(/\D/g, '')}`

export const skypeHref = (name: string): string => `skype:${encodeURIComponent(name)}?chat`
