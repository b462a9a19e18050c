'use client'

/** Call only with the visitor's consent. */
export const addScript = (src: string) => document.head.append(Object.assign(document.createElement('script'), { src }))
