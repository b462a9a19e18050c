const prefix = 'personal:'

export const personalKey = (name: string) => `${prefix}${name}`

const storages = [() => sessionStorage, () => localStorage]

export const forgetPersonalStorage = () => {
  for (const storage of storages) {
    try {
      const area = storage()
      for (const key of Object.keys(area)) if (key.startsWith(prefix)) area.removeItem(key)
    } catch {
      // Reading the storage can throw.
    }
  }
}
