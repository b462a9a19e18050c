export type FileRefusal = 'fileKind' | 'fileProtected' | 'fileDamaged' | 'fileTooMuch' | 'fileEmpty'

export class UnreadableFile extends Error {
  readonly refusal: FileRefusal

  constructor(refusal: FileRefusal, options?: ErrorOptions) {
    super(refusal, options)
    this.refusal = refusal
  }
}
