/** Cells that a file may leave out before the next one. */
const maxGap = 200

const readNumber = (attributes: string, name: string) =>
  Number(new RegExp(String.raw`\b(?:ss:)?${name}="(\d{1,5})"`).exec(attributes)?.[1] ?? 0)

export const isExcel2003Xml = (text: string) => /<Workbook[\s>]/.test(text)

/** The sheets of the XML format of Excel 2003 as HTML tables. */
export const toHtmlTables = (text: string): { name: string; html: string }[] =>
  text
    .split(/<(?:ss:)?Worksheet\b/)
    .slice(1)
    .map((sheet) => {
      let column = 1
      const rows = sheet.slice(sheet.indexOf('>') + 1)
      const html = rows.replaceAll(
        /<(\/?)(?:ss:)?(Row|Cell|Data|Comment)\b([^<>]*?)(\/?)>/g,
        (_, close: string, tag: string, attributes: string, isEmpty: string) => {
          if (tag === 'Data') return ''
          if (tag === 'Comment') return close ? '-->' : '<!--'
          if (close) return tag === 'Row' ? '</tr>' : '</td>'
          if (tag === 'Row') {
            column = 1
            return isEmpty ? '<tr></tr>' : '<tr>'
          }
          const at = Math.max(readNumber(attributes, 'Index'), column)
          const gap = '<td></td>'.repeat(Math.min(at - column, maxGap))
          const [across, down] = [readNumber(attributes, 'MergeAcross'), readNumber(attributes, 'MergeDown')]
          column = at + 1 + across
          return `${gap}<td colspan="${across + 1}" rowspan="${down + 1}">${isEmpty ? '</td>' : ''}`
        },
      )
      const [, name = ''] = /\b(?:ss:)?Name="([^"]{0,100})"/.exec(sheet.slice(0, sheet.indexOf('>') + 1)) ?? []
      return { name, html: `<table>${html.replaceAll(/<\/?(?:ss:)?(?:Table|Column)\b[^<>]*>/g, '')}</table>` }
    })
