/** SQL for a row's words in one language, word by word in English where they are missing. `lang` is a placeholder. */
export const wordsIn = (
  lang: string,
  kind: 'category' | 'manufacturer' | 'attribute' | 'banner' | 'reason',
  id: string,
) => {
  const body = (code: string) =>
    `coalesce((select body from texts where kind = '${kind}' and id = ${id} and lang = ${code}), '{}')`
  return `${body("'en'")} || ${body(lang)}`
}
