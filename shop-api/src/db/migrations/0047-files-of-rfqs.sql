create index uploads_rfq on uploads (rfq_id) where rfq_id is not null;
