/** Loaded into each server that is measured: tells its CPU time when it is asked. */
process.on('message', () => process.send?.(process.cpuUsage()))
process.channel?.unref()
