/** `sql` answers with one `sentence` per violation; it reads whole tables, each once, so that a big shop takes seconds. */
export type Rule = { name: string; sql: string; values?: readonly unknown[] }
