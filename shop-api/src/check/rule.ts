/** `sql` answers with one `sentence` per violation. Rules read whole tables, and so use no index that a fault could hide
 * behind. */
export type Rule = { name: string; sql: string; values?: readonly unknown[] }
