const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escape = (text: string) =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (char) => escapes[char] ?? char) : text

type Field = string | number | boolean | null | readonly number[]

const field = (value: Field) => {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escape(value)
  if (typeof value === 'object') return `{${value.join(',')}}`
  return typeof value === 'boolean' ? (value ? 't' : 'f') : String(value)
}

export const copyLine = (...fields: Field[]) => `${fields.map(field).join('\t')}\n`
