/** The key of a static part in the payload. */
export const staticPartKey = 'staticPart'

/** Replaces the contents of a static part in the payload of a document: the document itself has them. */
export const inDocument = 'inDocument'
