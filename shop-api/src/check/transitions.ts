export type Transition = { from: string; to: string }

export const pairs = (n: number) =>
  `select * from unnest($${n}::text[], $${n + 1}::text[]) as t (from_status, to_status)`
