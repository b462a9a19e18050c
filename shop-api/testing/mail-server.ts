import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type MailServerRules = {
  reader?: (address: string) => Error | null
  isSilent?: boolean
  /** Called when a text begins to arrive; true cuts the connection. */
  isCut?: () => boolean
  options?: SMTPServerOptions
}

export const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

export const openMailServer = async (rules: MailServerRules = {}) => {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(rules.reader?.(address)),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      if (rules.isCut?.()) stream.once('data', () => sockets.forEach((socket) => socket.destroy()))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (rules.isSilent) return
        received.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
    ...rules.options,
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export const headerIn = (message: string, name: string) => {
  const [head = ''] = message.split('\r\n\r\n')
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
}
