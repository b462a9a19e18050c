type Listener = () => void

export const changeSignal = ({ acrossTabs = false } = {}) => {
  const listeners = new Set<Listener>()
  return {
    notify: () => {
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
