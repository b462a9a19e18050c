const words = (name: string) => name.split(/[\s&-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

export const createMonogram = (name: string): string => {
  const [first = '', second] = words(name)
  if (second) return `${[...first][0] ?? ''}${[...second][0] ?? ''}`.toUpperCase()
  const capitals = /^\p{Lu}{2,}(?=\p{Lu}\p{Ll}|$)/u.exec(first)?.[0] ?? ''
  return (capitals || first).slice(0, capitals.length === 3 ? 3 : 2)
}
