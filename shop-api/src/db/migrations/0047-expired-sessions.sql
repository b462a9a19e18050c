create index sessions_expires_at on sessions (expires_at);
