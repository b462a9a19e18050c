type Event = { type: string; data: unknown }

const parseEvent = (block: string): Event | null => {
  const lines = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
  const type = lines.get('event')?.trim()
  const data = lines.get('data')?.trim()
  return type === undefined ? null : { type, data: data ? JSON.parse(data) : null }
}

export const readEvents = (response: Response) => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<Event | null> => {
    const end = text.indexOf('\n\n')
    if (end >= 0) {
      const event = parseEvent(text.slice(0, end))
      text = text.slice(end + 2)
      return event ?? next()
    }
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return null
    text += chunk.value
    return next()
  }
  const rest = async (): Promise<Event[]> => {
    const event = await next()
    return event ? [event, ...(await rest())] : []
  }
  return { next, rest, leave: async () => reader?.cancel() }
}
