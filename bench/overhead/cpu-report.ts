/** Preloaded into each measured server; reports its CPU time on request. */
process.on('message', () => process.send?.(process.cpuUsage()))
process.channel?.unref()
