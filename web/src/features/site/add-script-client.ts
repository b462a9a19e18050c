'use client'

/** Runs a script of others; call it only with the visitor's consent. */
export const addScript = (src: string) => document.head.append(Object.assign(document.createElement('script'), { src }))
