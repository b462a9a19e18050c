import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { type Ask, type Deps, requireMember, routes } from '#http/route.ts'
import { createRfqHistoryService } from './history.ts'
import { createPartsListService } from './parts-lists.ts'
import type { Requester } from './request-store.ts'
import { createRfqService } from './requests.ts'

const toRequester = ({ caller, lang, address }: Pick<Ask<Endpoint>, 'caller' | 'lang' | 'address'>): Requester => ({
  userId: caller.userId,
  apiClient: caller.apiClient,
  lang,
  address,
})

export const rfqRoutes = ({ db, siteUrl }: Deps) => {
  const lists = createPartsListService(db)
  const requests = createRfqService({ db, siteUrl })
  const history = createRfqHistoryService(db)
  return routes('rfq', {
    upload: ({ body, caller, address }) => lists.store(body.file, caller.userId, address),
    handleExcel: ({ body, caller, lang }) => lists.read(body.file_id, caller.userId, lang),
    submit: ({ body, ...ask }) => requests.submit(body, toRequester(ask)),
    quick: ({ body, ...ask }) => requests.quick(body, toRequester(ask)),
    list: ({ caller, query }) => history.list(requireMember(caller).userId, query),
    detail: ({ caller, query }) => history.detail(requireMember(caller).userId, query.rfq_no),
  })
}
