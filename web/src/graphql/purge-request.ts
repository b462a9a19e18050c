import { purgeBody } from '@partgate/schema/purge.ts'
import { hasBearer } from '@partgate/schema/secrets.ts'

/** The tags to purge, or the status of the refusal; without a configured token purging is off. */
export const parsePurgeRequest = async (request: Request, token: string | undefined): Promise<string[] | number> => {
  if (token === undefined) return 404
  if (!hasBearer(request, token)) return 401
  const body: unknown = await request.json().catch(() => undefined)
  return purgeBody.safeParse(body).data?.tags ?? 400
}
