create index mail_tokens_expires_at on mail_tokens (expires_at);
