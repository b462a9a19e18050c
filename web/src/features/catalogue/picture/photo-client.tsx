'use client'
import { useState, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './photo.module.css'

type PhotoProps = { src: string; alt: string; className?: string; children: ReactNode }

export function Photo({ src, alt, className, children }: PhotoProps) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return children
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={classes(styles.photo, className)}
      ref={(image) => {
        // The image may have failed before hydration.
        if (image?.complete && image.naturalWidth === 0) setIsBroken(true)
      }}
      onError={() => setIsBroken(true)}
    />
  )
}
