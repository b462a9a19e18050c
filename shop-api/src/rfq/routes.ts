import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { type Deps, requireMember, type RouteRequest, routes } from '#http/route.ts'
import { createRfqHistoryService } from './history.ts'
import { createPartsListService } from './parts-lists.ts'
import type { Requester } from './request-store.ts'
import { createRfqService } from './requests.ts'
import { createSavedListService } from './saved/saved-lists.ts'

const toRequester = ({
  caller,
  lang,
  address,
}: Pick<RouteRequest<Endpoint>, 'caller' | 'lang' | 'address'>): Requester => ({
  userId: caller.userId,
  apiClient: caller.apiClient,
  lang,
  address,
})

export const rfqRoutes = ({ db, siteUrl }: Deps) => {
  const lists = createPartsListService(db)
  const requests = createRfqService({ db, siteUrl })
  const saved = createSavedListService(db)
  const history = createRfqHistoryService(db)
  return routes('rfq', {
    upload: ({ body, caller, address }) => lists.store(body.file, caller.userId, address),
    handleExcel: ({ body, caller, lang, address }) => lists.read(body.file_id, caller.userId, lang, address),
    readList: ({ body, caller, lang, address }) => lists.parse(body, caller.userId, lang, address),
    submit: ({ body, ...request }) => requests.submit(body, toRequester(request)),
    quick: ({ body, ...request }) => requests.quick(body, toRequester(request)),
    list: ({ caller, query }) => history.list(requireMember(caller).userId, query),
    detail: ({ caller, query }) => history.detail(requireMember(caller).userId, query.rfq_no),
    partsLists: ({ caller, query }) => saved.list(requireMember(caller).userId, query),
    partsList: ({ caller, query, lang }) => saved.read(requireMember(caller).userId, query.id, lang),
    savePartsList: ({ caller, body }) => saved.save(requireMember(caller).userId, body),
    deletePartsList: ({ caller, body }) => saved.remove(requireMember(caller).userId, body.id),
    sharePartsList: ({ caller, body, address }) => saved.share(requireMember(caller).userId, body.id, address),
    sharedPartsList: ({ body, lang }) => saved.readShared(body.token, lang),
  })
}
