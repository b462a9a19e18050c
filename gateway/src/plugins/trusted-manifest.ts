import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { remember } from '../remember.ts'

/** The texts of trusted operations by their SHA-256, in hexadecimal. */
export type Manifest = ReadonlyMap<string, string>

export const hashOf = (text: string) => hash('sha256', text)

const textsOf = remember((manifest: Manifest) => new Set(manifest.values()))

/** Whether an operation is among them, letter for letter. */
export const holdsText = (manifest: Manifest, text: string) => textsOf(manifest).has(text)

const shape = z
  .record(z.string(), z.string())
  .refine((texts) => Object.entries(texts).every(([key, text]) => key === hashOf(text)))

const readManifest = (file: string | URL) => Object.entries(shape.parse(JSON.parse(readFileSync(file, 'utf8'))))

/** Several files as one; null where one cannot be read, or a hash is not that of its text. */
export const readManifests = (paths: string[]): Manifest | null => {
  try {
    return new Map(paths.flatMap((path) => readManifest(path.trim())))
  } catch {
    return null
  }
}

/** The operations of this version's storefront. */
export const ownManifest = (): Manifest =>
  new Map(readManifest(new URL(import.meta.resolve('@partgate/schema/trusted-documents.json'))))
