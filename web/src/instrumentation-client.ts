import { reloadOnMissingChunk } from './features/layout/chunk-reload.ts'
import { navigationProgress } from './features/layout/navigation-progress.ts'

export const onRouterTransitionStart = (url: string) => navigationProgress.start(url, location.href)

const onFailure = (reason: unknown) =>
  reloadOnMissingChunk(reason, { storage: sessionStorage, nowMs: Date.now(), reload: () => location.reload() })
addEventListener('error', ({ error }) => onFailure(error))
addEventListener('unhandledrejection', ({ reason }) => onFailure(reason))
