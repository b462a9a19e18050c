'use client'
import { useEffect, useState, type ComponentType } from 'react'

type OnDemandProps<Props> = {
  /** Defined outside the component, so that its identity is stable. */
  load: () => Promise<ComponentType<Props>>
  isWanted: boolean
  props: Props
}

export function OnDemand<Props extends object>({ load, isWanted, props }: OnDemandProps<Props>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null)
  const isMissing = isWanted && !loaded
  useEffect(() => {
    if (isMissing) void load().then((Component) => setLoaded({ Component }))
  }, [load, isMissing])
  return loaded && <loaded.Component {...props} />
}
