/** Missing texts fall back to English one by one. `lang` is a placeholder, `kind` a literal. */
export const localizedSql = (lang: string, kind: string, id: string) => {
  const body = (code: string) =>
    `coalesce((select body from texts where kind = '${kind}' and id = ${id} and lang = ${code}), '{}')`
  return `${body("'en'")} || ${body(lang)}`
}
