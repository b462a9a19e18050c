/** SQL for a row's words in one language, word by word in English where they are missing. `lang` is a placeholder,
 * `kind` a word of the code. */
export const wordsIn = (lang: string, kind: string, id: string) => {
  const body = (code: string) =>
    `coalesce((select body from texts where kind = '${kind}' and id = ${id} and lang = ${code}), '{}')`
  return `${body("'en'")} || ${body(lang)}`
}
