import { describe, expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { Refusal } from '../../testing/refusal.ts'
import { tree } from '../../testing/shop-data.ts'

const endpoints = contract.catalogue

describe('a category branch', () => {
  const query = 'query ($slug: String) { categoryBranch(slug: $slug) { path { slug } } }'

  it.each(['unknown', 'Not A Slug!', ''])('is null for the slug "%s"', async (slug) => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.categoryList, () => new Refusal(codes.notFound, 'Not found.'))
    const { data, errors } = await run(query, { variables: { slug } })
    expect(errors).toBeUndefined()
    expect(data).toEqual({ categoryBranch: null })
  })
})

describe('a line card', () => {
  it('returns its categories by itself, and only their place is null without the tree', async () => {
    const { shop, run } = await openGateway()
    shop.respondRaw(endpoints.categoryTree, (response) => response.writeHead(503).end())
    const { data, errors } = await run(`{
      manufacturerLines(kind: LINE_CARD, first: 1) { nodes { manufacturer { name } categories { id slug name partCount } } }
      manufacturerLine(kind: LINE_CARD, slug: "brand-1") { categories { icon } }
      categoryBranch(slug: "passives") { path { ancestors { name } children { name } } children { name ancestors { name } children { name } } }
      productMenu { category { name ancestors { name } children { name ancestors { name } } } }
      placed: manufacturerLine(kind: LINE_CARD, slug: "brand-1") { categories { name children { name } ancestors { name } } }
    }`)
    const [top] = tree
    expect(data).toMatchObject({
      manufacturerLines: {
        nodes: [{ categories: [{ id: toGlobalId('Category', 1), slug: 'passives', name: 'Passives' }] }],
      },
      manufacturerLine: { categories: [{ icon: top?.category_icon }] },
      categoryBranch: {
        path: [{ ancestors: [], children: [{ name: 'Resistors' }] }],
        children: [
          {
            name: 'Resistors',
            ancestors: [{ name: 'Passives' }],
            children: [{ name: 'Chip Resistors' }, { name: 'Power Resistors' }],
          },
        ],
      },
      productMenu: [
        {
          category: {
            name: 'Passives',
            ancestors: [],
            children: [{ name: 'Resistors', ancestors: [{ name: 'Passives' }] }],
          },
        },
      ],
      placed: { categories: [{ name: 'Passives', children: null, ancestors: null }] },
    })
    const extensions = { code: 'UPSTREAM_UNAVAILABLE' }
    expect(errors).toHaveLength(2)
    for (const field of ['children', 'ancestors'])
      expect(errors).toContainEqual(
        expect.objectContaining({
          path: ['placed', 'categories', 0, field],
          extensions: expect.objectContaining(extensions),
        }),
      )
  })

  it('has errors for the place of a category that may be among malformed rows of the tree', async () => {
    const { shop, run } = await openGateway()
    const [top] = tree
    const spoilt = top
      ? [
          { ...top, goods_count: -1 },
          { ...top, category_id: 2, category_page_url: 'others' },
        ]
      : []
    shop.respond(endpoints.categoryTree, () => ({ category: spoilt }))
    const { data, errors } = await run(`{
      manufacturerLine(kind: LINE_CARD, slug: "brand-1") { categories { slug children { slug } ancestors { slug } } }
    }`)
    expect(data['manufacturerLine']).toEqual({ categories: [{ slug: 'passives', children: null, ancestors: null }] })
    const extensions = expect.objectContaining({ code: 'UPSTREAM_INVALID_RESPONSE' })
    expect(errors).toMatchObject([{ extensions }, { extensions }])
  })

  it('returns ancestors and children of its categories', async () => {
    const { run } = await openGateway()
    const { data } = await run(`{
      manufacturerLine(kind: LINE_CARD, slug: "brand-1") {
        categories { ancestors { name } children { name ancestors { name } children { name } } }
      }
    }`)
    expect(data['manufacturerLine']).toEqual({
      categories: [
        {
          ancestors: [],
          children: [
            {
              name: 'Resistors',
              ancestors: [{ name: 'Passives' }],
              children: [{ name: 'Chip Resistors' }, { name: 'Power Resistors' }],
            },
          ],
        },
      ],
    })
  })
})

it.each([0, 101])('a menu with %i manufacturers in a section is refused with the allowed numbers', async (count) => {
  const { run } = await openGateway()
  const { errors } = await run(`{ productMenu(manufacturersPerSection: ${count}) { category { name } } }`)
  expect(errors).toMatchObject([{ message: '`manufacturersPerSection`: Must be from 1 to 100' }])
})
