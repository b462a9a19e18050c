export const sessionSettings = {
  // Pages of indexes are in memory or on solid-state disks; the default is for spinning ones.
  random_page_cost: '1.1',
  // Compiling a search takes longer than running it.
  jit: 'off',
  // A range of values may touch most pages of the catalogue, and a lossy bitmap reads all rows of each page.
  work_mem: '32MB',
  // The most popular parts come first on disk, so a scan that stops early must start at the beginning and keep the order.
  synchronize_seqscans: 'off',
  max_parallel_workers_per_gather: '0',
}

/** For the option `options` of a connection. */
export const toConnectionOptions = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
