import { getLanguage } from '../routing.ts'
import { type LaterTexts, laterTextsPath } from './later-texts.ts'

export const readLaterTexts = async <Texts extends object>(name: LaterTexts): Promise<Texts> => {
  const response = await fetch(laterTextsPath(name, getLanguage(document.documentElement.lang).tag))
  if (!response.ok) throw new Error(`The texts of ${name} have status ${response.status}.`)
  return response.json()
}
