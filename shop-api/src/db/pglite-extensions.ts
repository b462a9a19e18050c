import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** The extensions that the migrations create; the embedded database opens no folder that needs others. */
export const pgliteExtensions = { btree_gin, pg_trgm }
