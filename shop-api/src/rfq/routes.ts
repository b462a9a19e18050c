import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { type Ask, type Deps, memberOf, routes } from '#http/route.ts'
import { openHistory } from './history.ts'
import { openPartsLists } from './parts-lists.ts'
import type { Asker } from './request-store.ts'
import { openRequests } from './requests.ts'

const askerOf = ({ who, lang, address }: Pick<Ask<Endpoint>, 'who' | 'lang' | 'address'>): Asker => ({
  userId: who.userId,
  lang,
  address,
})

export const rfqRoutes = ({ db, siteUrl }: Deps) => {
  const lists = openPartsLists(db)
  const requests = openRequests({ db, siteUrl })
  const history = openHistory(db)
  return routes('rfq', {
    upload: ({ body, who, address }) => lists.store(body.file, who.userId, address),
    handleExcel: ({ body, who, lang }) => lists.read(body.file_id, who.userId, lang),
    submit: ({ body, ...ask }) => requests.submit(body, askerOf(ask)),
    quick: ({ body, ...ask }) => requests.quick(body, askerOf(ask)),
    list: ({ who, query }) => history.list(memberOf(who).userId, query),
    detail: ({ who, query }) => history.detail(memberOf(who).userId, query.rfq_no),
  })
}
