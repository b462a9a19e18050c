import { describe, expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { openGateway } from '../../testing/harness.ts'
import { Refusal } from '../../testing/refusal.ts'

const endpoints = contract.rfq
const send = 'mutation ($file: Upload!) { uploadPartsList(input: { file: $file }) { fileId errors { __typename } } }'

describe('a parts list', () => {
  it('is sent on as the shop wants it', async () => {
    const { shop, sendFile } = await openGateway()
    const { data } = await sendFile(send, new File(['part,qty'], 'bom.csv'))
    expect(data['uploadPartsList']).toEqual({ fileId: 'f'.repeat(43), errors: [] })
    const sent = endpoints.upload.body.parse(shop.findLastRequest(endpoints.upload)?.body)
    expect([sent.file.name, await sent.file.text()]).toEqual(['bom.csv', 'part,qty'])
  })

  it('that the shop cannot read returns a user error', async () => {
    const { shop, sendFile } = await openGateway()
    shop.respond(endpoints.upload, () => new Refusal(codes.fileRefused, 'Save it as .xlsx.'))
    const { data } = await sendFile(send, new File(['%PDF'], 'bom.xlsx'))
    expect(data['uploadPartsList']).toEqual({ fileId: null, errors: [{ __typename: 'InvalidFileError' }] })
  })

  it('is no text in a plain request', async () => {
    const { shop, run } = await openGateway()
    const { errors } = await run(send, { variables: { file: 'part,qty' } })
    expect(errors?.[0]?.message).toContain('Upload is a file of a multipart request')
    expect(shop.requests).toHaveLength(0)
  })

  it('cannot reach a prototype by the names of its form', async () => {
    const { fetch } = await openGateway()
    const form = new FormData()
    form.append('operations', JSON.stringify({ query: send, variables: { file: null } }))
    form.append('map', JSON.stringify({ 0: ['__proto__.polluted', 'constructor.prototype.polluted'] }))
    form.append('0', new File(['x'], 'x.csv'))
    await fetch('/graphql', { method: 'POST', headers: { 'x-graphql-yoga-csrf': '1' }, body: form })
    expect('polluted' in {}).toBe(false)
  })

  it('is returned row by row, with null for missing values', async () => {
    const { run } = await openGateway()
    const { data } = await run(`mutation {
      readPartsList(input: { fileId: "${'f'.repeat(43)}" }) {
        rows { row quantity quantityText targetPrice { amount } customerPartNumber problems match product { slug } } rowsLeftOut rowsExcluded findings errors { message }
      }
    }`)
    expect(data['readPartsList']).toEqual({
      rows: [
        {
          row: 2,
          quantity: null,
          quantityText: '10,000',
          targetPrice: { amount: '0.02000' },
          customerPartNumber: '4711-B',
          problems: ['UNSURE_QUANTITY'],
          match: 'EXACT',
          product: { slug: 'part-1' },
        },
      ],
      rowsLeftOut: 0,
      rowsExcluded: 2,
      findings: ['TABLES_BESIDE'],
      errors: [],
    })
  })
})

describe('a parsed parts list', () => {
  const parse = (input: string) => `mutation {
    parsePartsList(input: { ${input} }) {
      list { sheet headerRow columns { header meaning } rows { kind value quantityStatus numbers { meaning number company } cells } findings }
      errors { __typename path }
    }
  }`

  it('is returned with its columns, rows and findings', async () => {
    const { run } = await openGateway()
    const { data } = await run(parse('text: "MPN"'))
    expect(data['parsePartsList']).toEqual({
      list: {
        sheet: 0,
        headerRow: 1,
        columns: [{ header: 'MPN', meaning: 'MANUFACTURER_PART_NUMBER' }],
        rows: [
          {
            kind: 'PART',
            value: null,
            quantityStatus: 'MISSING',
            numbers: [{ meaning: 'MANUFACTURER_PART_NUMBER', number: 'PART-1', company: null }],
            cells: ['PART-1'],
          },
        ],
        findings: ['QUANTITY_UNSURE'],
      },
      errors: [],
    })
  })

  it('is read again with the corrections', async () => {
    const { shop, run } = await openGateway()
    await run(parse('text: "a,b", headerRow: 0, columns: [{ column: 1, meaning: QUANTITY }]'))
    expect(shop.findLastRequest(endpoints.readList)?.body).toEqual({
      text: 'a,b',
      header_row: 0,
      columns: [{ column: 1, meaning: 'quantity' }],
    })
  })

  it('reports stored corrections, which the client can leave out', async () => {
    const { shop, run } = await openGateway()
    const ask = (input: string) => run(`mutation { parsePartsList(input: { ${input} }) { list { isCorrected } } }`)
    expect((await ask('text: "MPN"')).data).toEqual({ parsePartsList: { list: { isCorrected: true } } })
    expect(shop.findLastRequest(endpoints.readList)?.body).toEqual({ text: 'MPN', columns: [] })
    await ask('text: "MPN", ignoresStoredCorrections: true')
    expect(shop.findLastRequest(endpoints.readList)?.body).toMatchObject({ ignore_corrections: true })
  })

  it('has the shop’s error at the field to which it belongs', async () => {
    const { shop, run } = await openGateway()
    shop.respond(
      endpoints.readList,
      () => new Refusal(codes.invalidRequest, 'Check.', { fields: [{ field: 'file_id', message: 'Check.' }] }),
    )
    const { data } = await run(parse('text: "MPN"'))
    expect(data['parsePartsList']).toEqual({
      list: null,
      errors: [{ __typename: 'ValidationError', path: ['input', 'fileId'] }],
    })
  })
})
