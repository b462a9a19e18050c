import type { ParameterFact } from './marking.ts'

/** The color applies up to this wavelength in nm. */
const colors: [upTo: number, light: string, dark: string][] = [
  [400, '#d9c8ef', '#5b4a78'],
  [450, '#c3c6f4', '#45488c'],
  [495, '#b3d3f7', '#2f5c8f'],
  [575, '#b9e3b4', '#3d7a38'],
  [597, '#f6e59b', '#857526'],
  [625, '#f8cda0', '#96601f'],
  [760, '#f4b0a8', '#93403a'],
]

export function toLensColor(parameters: readonly ParameterFact[]): string | undefined {
  const wavelength = parameters.find(({ key }) => key === 'wavelength')?.value
  if (!wavelength) return undefined
  const found = colors.find(([upTo]) => wavelength * 1e9 <= upTo)
  return found && `light-dark(${found[1]}, ${found[2]})`
}
