import { reloadOnMissingChunk } from './features/layout/navigation/chunk-reload.ts'
import { navigationProgress } from './features/layout/navigation/navigation-progress.ts'

export const onRouterTransitionStart = (url: string) => navigationProgress.start(url)

addEventListener('error', ({ error }) => reloadOnMissingChunk(error))
addEventListener('unhandledrejection', ({ reason }) => reloadOnMissingChunk(reason))
