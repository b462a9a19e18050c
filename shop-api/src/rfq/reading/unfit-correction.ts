/** A correction that names a sheet, row or column that the list does not have. */
export class UnfitCorrection extends Error {
  readonly field: string

  constructor(field: string) {
    super(field)
    this.field = field
  }
}
