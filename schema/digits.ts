/** Arabic and Persian digits become ASCII; `normalize('NFKC')` does the same to full-width digits. */
export const toAsciiDigits = (text: string) =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
