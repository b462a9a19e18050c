import type { Logger } from 'pino'
import type { Deps } from '#http/route.ts'
import { openControl } from './control-server.ts'
import { controlPath } from './control-path.ts'
import { createStaffContext } from './context.ts'
import { createCommandRunner } from './perform.ts'

/** Only the shop's own user may open the socket. The shop runs without it where it cannot be opened. */
export const openStaffSocket = async (dataDir: string, deps: Deps, log: Logger): Promise<() => Promise<void>> => {
  const path = controlPath(dataDir)
  try {
    const control = await openControl(path, createCommandRunner(createStaffContext(deps, log)))
    log.info({ path }, 'staff commands are accepted')
    return () => control.close()
  } catch (err) {
    log.warn({ err, path }, 'staff commands are not accepted')
    return async () => {}
  }
}
