import type { Queryable } from '@partgate/shop-api/src/db/database.ts'

/** The demo claims only what can be counted; what an operator has set stays. */
const stats = 'part_numbers=counted, parts_in_stock=counted, manufacturers=counted'

export const writeDemoConfig = (db: Queryable) =>
  db.query("insert into site_config (key, value) values ('stats', $1) on conflict do nothing", [stats])
