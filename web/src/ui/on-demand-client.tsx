'use client'
import { useEffect, useState, type ComponentType } from 'react'

type OnDemandProps<Props> = {
  /** Stands outside the component that asks, so that it stays the same. */
  load: () => Promise<ComponentType<Props>>
  isWanted: boolean
  props: Props
}

/** A component whose code comes when it is wanted first. What cannot be fetched is left to the page's watch over missing files. */
export function OnDemand<Props extends object>({ load, isWanted, props }: OnDemandProps<Props>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null)
  const isMissing = isWanted && !loaded
  useEffect(() => {
    if (isMissing) void load().then((Component) => setLoaded({ Component }))
  }, [load, isMissing])
  return loaded && <loaded.Component {...props} />
}
