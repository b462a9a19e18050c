export type ShopError = { message: string; path?: string[] | null }

export const placeErrors = <Field extends string>(errors: ShopError[], fields: readonly Field[]) => {
  const atFields: { field: Field; message: string }[] = []
  const atForm: string[] = []
  for (const { message, path } of errors) {
    const field = fields.find((name) => name === path?.at(-1))
    if (field) atFields.push({ field, message })
    else atForm.push(message)
  }
  return { atFields, atForm }
}
