import { describe, expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { createApiKey, parseApiKey } from '../api-keys/api-keys.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway, siteUrl } from '../../testing/harness.ts'
import { listedRfq, rfqPart, rfqRow } from '../../testing/order-responses.ts'
import { Refusal } from '../../testing/refusal.ts'

const endpoints = contract.rfq
const member = { headers: { authorization: 'Bearer abc' } }

describe('a request for a quote', () => {
  const submit = `mutation {
    submitRfq(input: {
      idempotencyKey: "0123456789abcdef", contactName: "Ada", companyName: "AE", email: "ada@example.com",
      telephone: "+44 20 7946 0000", countryCode: "GB", captchaToken: "${'t'.repeat(43)}",
      parts: [{ productId: "${toGlobalId('Product', 1)}", partNumber: "PART-1", quantity: 500, targetPrice: "0.0187",
        customerPartNumber: "4711-B" }], reference: "RFQ 12/26"
    }) { rfq { rfqNumber reference contactName comment parts { partNumber customerPartNumber dateCode quantity } } errors { __typename message path } }
  }`

  it('is sent in the shop’s words', async () => {
    const { shop, run } = await openGateway()
    const { data } = await run(submit)
    expect(data['submitRfq']).toEqual({
      rfq: {
        rfqNumber: rfqRow.rfq_no,
        reference: null,
        contactName: 'Ada',
        comment: null,
        parts: [{ partNumber: 'PART-1', customerPartNumber: null, dateCode: null, quantity: 500 }],
      },
      errors: [],
    })
    expect(shop.findLastRequest(endpoints.submit)?.body).toMatchObject({
      parts: [{ goods_id: 1, part_number: 'PART-1', qty: 500, target_price: '0.0187', customer_part_no: '4711-B' }],
      reference: 'RFQ 12/26',
      country: 'GB',
    })
  })

  it('has the numbers of the buyer', async () => {
    const { shop, run } = await openGateway()
    const parts = [{ ...rfqPart, customer_part_no: '4711-B' }]
    shop.respond(endpoints.detail, () => ({ ...rfqRow, reference: 'RFQ 12/26', parts }))
    const fields = 'reference parts { customerPartNumber }'
    const { data } = await run(`{ viewer { rfq(rfqNumber: "${rfqRow.rfq_no}") { ${fields} } } }`, member)
    const rfq = { reference: 'RFQ 12/26', parts: [{ customerPartNumber: '4711-B' }] }
    expect(data['viewer']).toEqual({ rfq })
  })

  it('has the address of its page for the signed-in buyer only', async () => {
    const { run } = await openGateway()
    const text = submit.replace('rfqNumber reference', 'url reference')
    const urlFor = async (headers: Record<string, string>) =>
      (await run(text, { headers })).data['submitRfq'] as { rfq: { url: string | null } }
    expect((await urlFor({ ...member.headers, lang: 'de' })).rfq.url).toBe(
      `${siteUrl}/de/myaccount/rfq-history?rfq=${rfqRow.rfq_no}`,
    )
    expect((await urlFor({})).rfq.url).toBeNull()
  })

  it('with a used captcha returns a user error', async () => {
    const { shop, run } = await openGateway()
    shop.respond(
      endpoints.submit,
      () => new Refusal(codes.captchaWrong, 'Again.', { fields: [{ field: 'captcha_token', message: 'Again.' }] }),
    )
    const { data } = await run(submit)
    expect(data['submitRfq']).toEqual({
      rfq: null,
      errors: [{ __typename: 'InvalidCaptchaError', message: 'Again.', path: ['input', 'captchaToken'] }],
    })
  })

  it('with bad rows returns an error for each', async () => {
    const { shop, run } = await openGateway()
    const fields = ['parts.0.qty', 'parts.0.customer_part_no', 'parts.2.part_number', 'reference']
    shop.respond(
      endpoints.submit,
      () =>
        new Refusal(codes.invalidRequest, 'Check.', { fields: fields.map((field) => ({ field, message: 'Check.' })) }),
    )
    const { data } = await run(submit)
    const error = (...path: string[]) => ({
      __typename: 'ValidationError',
      message: 'Check.',
      path: ['input', ...path],
    })
    expect(data['submitRfq']).toEqual({
      rfq: null,
      errors: [
        error('parts', '0', 'quantity'),
        error('parts', '0', 'customerPartNumber'),
        error('parts', '2', 'partNumber'),
        error('reference'),
      ],
    })
  })

  it('names the row whose product id is malformed', async () => {
    const { shop, run } = await openGateway()
    await run(submit.replace(toGlobalId('Product', 1), toGlobalId('Order', 'PG-22222-22222')))
    expect(shop.findLastRequest(endpoints.submit)?.body).toMatchObject({ parts: [{ goods_id: 0 }] })

    const fields = [
      { field: 'parts.0.qty', message: 'Enter a whole number of pieces', reason: 'invalid' as const },
      { field: 'parts.1.goods_id', message: 'Not found', reason: 'unknown' as const },
    ]
    shop.respond(endpoints.submit, () => new Refusal(codes.invalidRequest, 'Bad.', { fields }))
    const { data } = await run(submit.replace(/errors \{[^}]*\}/, 'errors { __typename code path }'))
    expect(data['submitRfq']).toMatchObject({
      errors: [
        { __typename: 'ValidationError', code: 'INVALID', path: ['input', 'parts', '0', 'quantity'] },
        { __typename: 'NotFoundError', code: 'NOT_FOUND', path: ['input', 'parts', '1', 'productId'] },
      ],
    })
  })

  it('is listed with its contact in one request', async () => {
    const { shop, run } = await openGateway()
    const { data } = await run('{ viewer { rfqs { nodes { rfqNumber email viewedAt countryCode comment } } } }', member)
    const rfq = { rfqNumber: rfqRow.rfq_no, email: 'ada@example.com', viewedAt: null, countryCode: 'GB', comment: null }
    expect(data['viewer']).toEqual({ rfqs: { nodes: [rfq] } })
    expect(shop.findLastRequest(endpoints.list)?.query).not.toHaveProperty('parts')
    expect(shop.countRequests(endpoints.detail)).toBe(0)
  })
})

describe('a list of requests', () => {
  const read = async (run: Awaited<ReturnType<typeof openGateway>>['run'], args: string) => {
    const text = `{ viewer { rfqs(${args}) { totalCount pageInfo { endCursor hasNextPage hasPreviousPage } } } }`
    const { data, errors } = await run(text, member)
    const viewer = data['viewer'] as { rfqs: { pageInfo: { endCursor: string } & object } | null }
    return { pageInfo: viewer.rfqs?.pageInfo, message: errors?.[0]?.message }
  }

  it('is filtered by time, and goes on from a row of the shop', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.list, () => ({ total: 9, list: [{ ...listedRfq, parts: null }], has_more: true }))
    const readQuery = () => shop.findLastRequest(endpoints.list)?.query
    const period = 'createdFrom: "2026-11-01T00:00:00Z", createdTo: "2026-12-01T00:00:00Z", page: 4'
    expect((await read(run, period)).pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
    expect(readQuery()).toMatchObject({
      created_from: '2026-11-01T00:00:00Z',
      created_to: '2026-12-01T00:00:00Z',
      sort: 'created',
      page: '4',
    })
    const { pageInfo } = await read(run, 'first: 3, sort: UPDATED_AT_ASC, updatedFrom: "2026-11-01T00:00:00Z"')
    expect(readQuery()).toMatchObject({ sort: 'updated', updated_from: '2026-11-01T00:00:00Z', limit: '3', page: '1' })
    await read(run, `sort: UPDATED_AT_ASC, after: "${pageInfo?.endCursor}"`)
    expect(readQuery()).toMatchObject({ after: listedRfq.cursor, page: '1' })
    for (const wrong of [`after: "${pageInfo?.endCursor}"`, 'after: "cm93OjM"'])
      expect((await read(run, wrong)).message).toBe('`after` is not a cursor of this list.')
    await read(run, 'createdTo: "0001-01-01T00:00:00Z"')
    expect(readQuery()).toMatchObject({ created_to: '1970-01-01T00:00:00Z' })
  })
})

describe('a request with an API key', () => {
  const partner = createApiKey('acme')
  const apiKeys = [parseApiKey(partner.line)].filter((key) => key !== null)
  const quick = `mutation { submitQuickRfq(input: {
    idempotencyKey: "0123456789abcdef", productId: "${toGlobalId('Product', 1)}", quantity: 5, email: "bot@example.com"
  }) { rfq { rfqNumber } } }`
  const gatewayToken = 'a-token-of-the-gateway'
  const forged = { 'gateway-token': gatewayToken, 'api-client': 'acme' }
  const readHeaders = async (settings: { gatewayToken?: string }, headers: Record<string, string>) => {
    const { shop, run } = await openGateway({ apiKeys, ...settings })
    await run(quick, { headers })
    const sent = shop.findLastRequest(endpoints.quick)?.headers
    return [sent?.['gateway-token'], sent?.['api-client']]
  }

  it('reports the name of the partner to the shop', async () => {
    expect(await readHeaders({ gatewayToken }, { 'x-api-key': partner.key })).toEqual([gatewayToken, 'acme'])
  })

  it.each([
    ['without a key', { gatewayToken }, forged],
    ['without the setting', {}, { ...forged, 'x-api-key': partner.key }],
  ])('%s reports nothing, and forwards no forged header', async (_, settings, headers) => {
    expect(await readHeaders(settings, headers)).toEqual([undefined, undefined])
  })

  it('reports nothing in other requests', async () => {
    const { shop, run } = await openGateway({ apiKeys, gatewayToken })
    const headers = { 'x-api-key': partner.key, authorization: 'Bearer abc' }
    await run('{ viewer { email } categories { slug } }', { headers })
    for (const sent of shop.requests) expect(sent.headers).not.toHaveProperty('gateway-token')
    expect(shop.requests).toHaveLength(2)
  })
})

describe('a list of requests with their parts', () => {
  const ofParts =
    'nodes { ...Listed } } } } fragment Listed on Rfq { parts { targetPrice { amount } product { slug } } }'

  it('is read at once, products included', async () => {
    const { shop, run } = await openGateway()
    const listed = (rfq_no: string, goods_id: number) => ({ ...listedRfq, rfq_no, parts: [{ ...rfqPart, goods_id }] })
    const list = [listed('Q-7K3M9-X2Q4T', 1), listed('Q-7K3M9-X2Q4V', 2)]
    shop.respond(endpoints.list, () => ({ total: 2, list, has_more: false }))
    const { data } = await run(`{ viewer { rfqs(first: 2) { ${ofParts}`, member)
    const withParts = (slug: string) => ({ parts: [{ targetPrice: { amount: '0.01870' }, product: { slug } }] })
    expect(data['viewer']).toEqual({ rfqs: { nodes: [withParts('part-1'), withParts('part-2')] } })
    expect(shop.findLastRequest(endpoints.list)?.query).toMatchObject({ parts: '1' })
    expect([endpoints.list, endpoints.detail, contract.catalogue.goodsDetail].map(shop.countRequests)).toEqual([
      1, 0, 1,
    ])
  })

  it('of a hundred requests is refused before a request to the shop', async () => {
    const { shop, run } = await openGateway()
    const { errors } = await run(`{ viewer { rfqs(first: 100) { ${ofParts}`, member)
    expect(errors?.[0]?.extensions?.['code']).toBe('OPERATION_TOO_COMPLEX')
    expect(shop.requests).toHaveLength(0)
  })
})
