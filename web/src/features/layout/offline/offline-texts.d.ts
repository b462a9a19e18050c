/** Texts that `web/build/offline-worker.ts` defines for the bundler. */
declare const OFFLINE_WORKER: string
declare const OFFLINE_STYLES: string
