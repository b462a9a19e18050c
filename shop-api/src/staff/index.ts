import type { Logger } from 'pino'
import type { Deps } from '#http/route.ts'
import { openControl } from './control-server.ts'
import { controlPath } from './control-path.ts'
import { openDesk } from './desk.ts'
import { performer } from './perform.ts'

/** Lets the sales team in beside the running shop: by a socket that only the shop's own user may open, never by the public
 * port. A shop without the door still sells. */
export const openStaffDoor = async (dataDir: string, deps: Deps, log: Logger): Promise<() => Promise<void>> => {
  const path = controlPath(dataDir)
  try {
    const door = await openControl(path, performer(openDesk(deps, log)))
    log.info({ path }, 'the staff command line is answered')
    return () => door.close()
  } catch (err) {
    log.warn({ err, path }, 'the staff command line is not answered')
    return async () => {}
  }
}
