create index rate_limits_resets_at on rate_limits (resets_at);
