type StreamEvent = { event: string; data: string }

const parseFields = (block: string): StreamEvent => {
  const lines = block.split(/\r\n|\n|\r/)
  const values = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}:`) ? line.slice(name.length + 1).replace(/^ /, '') : []))
  return { event: values('event').at(-1) ?? 'message', data: values('data').join('\n') }
}

const blankLine = /\r\n\r\n|\n\n|\r\r/

export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const blocks = (rest + decoder.decode(next.value, { stream: true })).split(blankLine)
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (/^(event|data):/m.test(block)) yield parseFields(block)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
