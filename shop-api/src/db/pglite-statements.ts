import { parse, type PGlite, protocol } from '@electric-sql/pglite'

const { serialize } = protocol

type Column = { name: string; dataTypeID: number }
type Statement = { parameterTypes: readonly number[]; columns: readonly Column[] }

const [dataRow, errorResponse] = [...'DE'].map((letter) => letter.charCodeAt(0))

/** Splits the bytes into messages of PostgreSQL's protocol: a letter, four bytes with the length of themselves and of the body, the body. */
const splitMessages = (bytes: Buffer) => {
  const messages: { kind: number | undefined; body: Buffer }[] = []
  for (let at = 0; at < bytes.length;) {
    const end = at + 1 + bytes.readInt32BE(at + 1)
    messages.push({ kind: bytes[at], body: bytes.subarray(at + 5, end) })
    at = end
  }
  return messages
}

/** The body of an error has fields of a letter and a text, each with a zero byte at its end. `M` is the message, `C` the SQL state. */
const readError = (body: Buffer) => {
  const fields = new Map(
    body
      .toString()
      .split('\0')
      .map((field) => [field.slice(0, 1), field.slice(1)]),
  )
  return Object.assign(new Error(fields.get('M')), { code: fields.get('C') })
}

const readRow = (body: Buffer, columns: readonly Column[], parsers: PGlite['parsers']) => {
  const row: Record<string, unknown> = {}
  let at = 2
  for (const { name, dataTypeID } of columns) {
    const length = body.readInt32BE(at)
    const text = length < 0 ? null : body.toString('utf8', at + 4, at + 4 + length)
    const parser = parsers[dataTypeID]
    row[name] = text !== null && parser ? parser(text, dataTypeID) : text
    at += 4 + Math.max(0, length)
  }
  return row
}

/** Returns a function that runs statements. The database parses a statement with a name once and can use its plan again; a name belongs to one text. PGlite's own `query` plans each time and copies each value of a row several times, which takes longer than most statements run. */
export const createStatements = (db: PGlite) => {
  const named = new Map<string, Statement>()

  const prepare = async (name: string, text: string): Promise<Statement> => {
    const request = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]
    const { messages } = await db.execProtocol(Buffer.concat(request))
    const columns = messages.flatMap((message) =>
      'fields' in message && message.name === 'rowDescription' ? (message.fields as Column[]) : [],
    )
    return { parameterTypes: parse.parseDescribeStatementResults([...messages]), columns }
  }

  const send = async (...request: Uint8Array[]) => {
    const received: Buffer[] = []
    // PGlite writes over these bytes later, so they are copied.
    const onRawData = (bytes: Uint8Array) => void received.push(Buffer.from(bytes))
    await db.execProtocolRawStream(Buffer.concat([...request, serialize.sync()]), { onRawData })
    return splitMessages(Buffer.concat(received))
  }

  return (text: string, values: readonly unknown[], name = ''): Promise<unknown[]> =>
    db.runExclusive(async () => {
      const { parameterTypes, columns } = named.get(name) ?? (await prepare(name, text))
      if (name !== '') named.set(name, { parameterTypes, columns })
      const texts = values.map((value, i) =>
        value === null || value === undefined ? null : (db.serializers[parameterTypes[i] ?? 0] ?? String)(value),
      )
      const messages = await send(serialize.bind({ statement: name, values: texts }), serialize.execute({}))
      const failed = messages.find(({ kind }) => kind === errorResponse)
      if (failed) throw readError(failed.body)
      return messages.flatMap(({ kind, body }) => (kind === dataRow ? [readRow(body, columns, db.parsers)] : []))
    })
}
