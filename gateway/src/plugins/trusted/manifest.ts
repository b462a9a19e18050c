import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { memoizeByObject } from '../../memoize-by-object.ts'

export type Manifest = ReadonlyMap<string, string>

export const hashText = (text: string) => hash('sha256', text)

const getTexts = memoizeByObject((manifest: Manifest) => new Set(manifest.values()))

export const hasText = (manifest: Manifest, text: string) => getTexts(manifest).has(text)

const shape = z
  .record(z.string(), z.string())
  .refine((texts) => Object.entries(texts).every(([key, text]) => key === hashText(text)))

const readManifest = (file: string | URL) => Object.entries(shape.parse(JSON.parse(readFileSync(file, 'utf8'))))

/** Null where a file cannot be read or a hash does not match its text. */
export const readManifests = (paths: string[]): Manifest | null => {
  try {
    return new Map(paths.flatMap((path) => readManifest(path.trim())))
  } catch {
    return null
  }
}

export const readOwnManifest = (): Manifest =>
  new Map(readManifest(new URL(import.meta.resolve('@partgate/schema/trusted-documents.json'))))
