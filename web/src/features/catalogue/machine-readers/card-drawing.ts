import { mm, type Layer, type Plan, type Tone } from '@partgate/package-drawings/plan.ts'

/** The light colors of package-drawing.css, for pictures without a style sheet. */
export const inks: Record<Exclude<Tone, 'lens' | 'line' | 'hidden'>, string> = {
  lead: '#8f918c',
  ink: '#3a4145',
  body: '#efeee8',
  metal: '#c9c8c0',
  substrate: '#ffffff',
  hole: '#f7f6f2',
  ceramic: '#d3b283',
  ferrite: '#aeb0b1',
  tantalum: '#e3b34c',
  film: '#a9c6d6',
  glass: '#f1d3bd',
  board: '#a8cbb8',
  copper: '#e0a781',
}
const outline = '#15191b'
const faint = '#5f696e'
const clearLens = '#f4ecb8'

const toLightColor = (color: string) => /light-dark\(([^,]+),/.exec(color)?.[1] ?? color

const toFill = (tone: Tone, lens: string) => {
  if (tone === 'lens') return lens
  return tone === 'line' || tone === 'hidden' ? 'none' : inks[tone]
}

const toSvgPath = ({ tone, d, width, dash, isRound }: Layer, lens: string, line: number) => {
  if (width !== undefined) {
    const ends = `${dash ? ` stroke-dasharray="${dash}"` : ''}${isRound ? ' stroke-linecap="round"' : ''}`
    return `<path d="${d}" fill="none" stroke="${toFill(tone, lens)}" stroke-width="${mm(width)}"${ends}/>`
  }
  const stroke = tone === 'hidden' ? ` stroke="${faint}" stroke-dasharray="${mm(4 * line)} ${mm(3 * line)}"` : ''
  return `<path d="${d}" fill="${toFill(tone, lens)}"${stroke}/>`
}

export const cardDrawing = (plan: Plan, lens: string | undefined, side: number) => {
  const size = { width: plan.right - plan.left, height: plan.bottom - plan.top }
  const scale = side / (Math.max(size.width, size.height) * 1.04)
  const line = 2 / scale
  const view = [plan.left - line, plan.top - line, size.width + 2 * line, size.height + 2 * line]
  const paths = plan.layers.map((layer) => toSvgPath(layer, lens ? toLightColor(lens) : clearLens, line)).join('')
  const box = `viewBox="${view.map((length) => mm(length)).join(' ')}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box} stroke="${outline}" stroke-width="${mm(line)}" stroke-linejoin="round">${paths}</svg>`
  return {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
  }
}
