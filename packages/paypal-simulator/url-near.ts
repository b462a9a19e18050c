/** Where a process on the same machine reaches a server that listens on `host`. */
export const urlNear = (host: string, port: number): string => {
  const near = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${near.includes(':') ? `[${near}]` : near}:${port}`
}
