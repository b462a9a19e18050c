type Listener = () => void

/** Tells whoever listens that something has changed. `acrossTabs`: what another tab keeps is a change too. */
export const changeSignal = ({ acrossTabs = false } = {}) => {
  const listeners = new Set<Listener>()
  return {
    tell: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      if (acrossTabs) addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        if (acrossTabs) removeEventListener('storage', listener)
      }
    },
  }
}
