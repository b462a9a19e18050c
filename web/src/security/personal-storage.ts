import { unstoredTexts } from '#ui/browser/stored-text.ts'

const prefix = 'personal:'

export const personalKey = (name: string) => `${prefix}${name}`

const isPersonal = (key: string) => key.startsWith(prefix)
const storages = [() => sessionStorage, () => localStorage]

export const forgetPersonalStorage = () => {
  for (const key of [...unstoredTexts.keys()].filter(isPersonal)) unstoredTexts.delete(key)
  for (const storage of storages) {
    try {
      const area = storage()
      for (const key of Object.keys(area).filter(isPersonal)) area.removeItem(key)
    } catch {
      // Reading the storage can throw.
    }
  }
}
