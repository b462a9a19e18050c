/** How the planner of every session is set. */
export const sessionSettings = {
  // Compiling a search takes longer than running it.
  jit: 'off',
  // A range of values may lie on most pages of the catalogue, and a map of them that does not fit reads all of each.
  work_mem: '32MB',
  // On disk the most popular parts come first: who stops early must have begun there, and gone in order.
  synchronize_seqscans: 'off',
  max_parallel_workers_per_gather: '0',
}
