import { type Block, contentEnd, contentWidth, ink, margin, type Paper, quiet } from './paper.ts'

type Column = { head: string; width: number; align?: 'start' | 'end' }
export type Cell = Block[]

const padding = 4

export const createFlow = (paper: Paper) => {
  let y = margin

  const breakPage = () => {
    paper.addPage()
    y = margin
  }
  const ensure = (height: number) => {
    if (y + height > contentEnd) breakPage()
  }
  const scaled = (columns: Column[]) => {
    const sum = columns.reduce((total, { width }) => total + width, 0)
    let x = margin
    return columns.map((column) => {
      const width = (column.width / sum) * contentWidth
      x += width
      return { ...column, x: x - width + padding / 2, width: width - padding }
    })
  }

  const flow = {
    space: (height: number) => {
      y += height
    },
    ensure,
    text: (block: Block) => {
      ensure(paper.measureHeight(block, contentWidth))
      y = paper.write(block, { x: margin, y, width: contentWidth })
    },
    line: (color?: string) => paper.line(margin, y, contentWidth, color),
    columns: (cells: Cell[], { gap = 24, boxed = false } = {}) => {
      const width = (contentWidth - gap * (cells.length - 1)) / cells.length
      const inset = boxed ? 8 : 0
      const height = Math.max(...cells.map((cell) => paper.stackHeight(cell, width - 2 * inset))) + 2 * inset
      ensure(height)
      for (const [at, cell] of cells.entries()) {
        const x = margin + at * (width + gap)
        if (boxed) paper.box({ x, y, width }, height)
        let top = y + inset
        for (const block of cell) top = paper.write(block, { x: x + inset, y: top, width: width - 2 * inset })
      }
      y += height
    },
    table: (columns: Column[], rows: Cell[][]) => {
      const places = scaled(columns)
      const drawHead = () => {
        const heads = places.map((place): Block => {
          const { head, align = 'start' } = place
          return { text: head, size: 7.5, color: quiet, style: 'bold', align }
        })
        const height = Math.max(...heads.map((block, at) => paper.measureHeight(block, places[at]?.width ?? 0)))
        ensure(height + 40)
        for (const [at, place] of places.entries()) {
          const block = heads[at]
          if (block) paper.write(block, { ...place, y: y + height - paper.measureHeight(block, place.width) })
        }
        y += height + padding
        paper.line(margin, y, contentWidth, ink)
        y += padding
      }
      drawHead()
      for (const row of rows) {
        const height = Math.max(...row.map((cell, at) => paper.stackHeight(cell, places[at]?.width ?? 0)))
        if (y + height > contentEnd) {
          breakPage()
          drawHead()
        }
        for (const [at, place] of places.entries()) {
          let top = y
          for (const block of row[at] ?? [])
            top = paper.write({ align: place.align ?? 'start', ...block }, { ...place, y: top })
        }
        y += height + padding
        paper.line(margin, y, contentWidth)
        y += padding
      }
    },
  }
  return flow
}

export type Flow = ReturnType<typeof createFlow>
