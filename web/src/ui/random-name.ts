/** Works on plain http too, where crypto.randomUUID is missing. */
export const randomName = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(36)).join('-')
