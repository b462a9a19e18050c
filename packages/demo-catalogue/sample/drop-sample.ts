import type { Database, Queryable } from '@partgate/shop-api/src/db/database.ts'

const orders = 'select id from orders where is_sample'
const requests = 'select id from rfqs where is_sample'

const drop = async (tx: Queryable): Promise<void> => {
  await tx.exec(`
    delete from payments where order_id in (${orders});
    delete from stock_moves;
    delete from order_events where order_id in (${orders});
    delete from order_lines where order_id in (${orders});
    delete from order_tokens where order_id in (${orders});
    delete from outbox where order_id in (${orders});
    delete from idempotency_keys where result in (select id::text from orders where is_sample);
    delete from orders where is_sample;
    delete from rfq_parts where rfq_id in (${requests});
    delete from rfqs where is_sample`)
}

/** The new catalogue gives goods ids another meaning and resets stock, so the demo orders go first. */
export const dropSample = (db: Database): Promise<void> => db.tx(drop)
