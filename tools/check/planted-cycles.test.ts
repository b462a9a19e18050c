import { describe, expect, it } from 'vitest'
import { findViolations } from './boundaries.ts'

describe('the boundary rules', () => {
  it('find a cycle of domains that use only public files', () => {
    const circle = findViolations([
      { path: 'gateway/src/cart/a.ts', text: "import '#catalogue/index.ts'" },
      { path: 'gateway/src/catalogue/a.ts', text: "import '#site/index.ts'" },
      { path: 'gateway/src/site/a.ts', text: "\nimport '#cart/index.ts'" },
    ])
    expect(circle.map(({ path, line }) => `${path}:${line}`)).toEqual([
      'gateway/src/cart/a.ts:1',
      'gateway/src/catalogue/a.ts:1',
      'gateway/src/site/a.ts:2',
    ])
  })

  it.each([
    ['that import each other', '../facets/b.ts', []],
    [
      'that import each other through a file of the domain',
      '../both.ts',
      [{ path: 'shop-api/src/catalogue/both.ts', text: "import './search/a.ts'\nimport './facets/b.ts'" }],
    ],
  ])('find a cycle of topics %s', (_, imported, composing) => {
    const circle = findViolations([
      { path: 'shop-api/src/catalogue/search/a.ts', text: `import '${imported}'` },
      { path: 'shop-api/src/catalogue/facets/b.ts', text: "import '../products/c.ts'" },
      { path: 'shop-api/src/catalogue/products/c.ts', text: "\nimport type { A } from '../search/a.ts'" },
      ...composing,
    ])
    expect(circle).toEqual([
      expect.objectContaining({ path: 'shop-api/src/catalogue/search/a.ts', line: 1 }),
      expect.objectContaining({ path: 'shop-api/src/catalogue/facets/b.ts', line: 1 }),
      {
        path: 'shop-api/src/catalogue/products/c.ts',
        line: 2,
        sentence: 'catalogue/products and catalogue/search import each other in a cycle',
      },
    ])
  })

  it('find a cycle of topics in the storefront that a style sheet closes', () => {
    const circle = findViolations([
      { path: 'web/src/features/layout/header/a.tsx', text: "import '../language/b.tsx'" },
      { path: 'web/src/features/layout/language/b.tsx', text: "import '../header/menu.module.css'" },
    ])
    expect(circle.map(({ path }) => path)).toEqual([
      'web/src/features/layout/header/a.tsx',
      'web/src/features/layout/language/b.tsx',
    ])
  })

  it.each(['web/src/features', 'gateway/src', 'shop-api/src'])(
    'find a cycle of the topics of a topic in %s',
    (domains) => {
      const circle = findViolations([
        { path: `${domains}/rfq/bom/grid/a.ts`, text: "import '../verdict/b.ts'" },
        { path: `${domains}/rfq/bom/verdict/b.ts`, text: "import '../grid/c.ts'" },
        { path: `${domains}/rfq/bom/store/d.ts`, text: "import '../grid/c.ts'" },
      ])
      expect(circle.map(({ sentence }) => sentence)).toEqual([
        'rfq/bom/grid and rfq/bom/verdict import each other in a cycle',
        'rfq/bom/verdict and rfq/bom/grid import each other in a cycle',
      ])
    },
  )

  it('accept topics that import in one direction, and files of the domain that compose them', () => {
    const sources = [
      {
        path: 'shop-api/src/catalogue/service.ts',
        text: "import './search/service.ts'\nimport './facets/service.ts'",
      },
      { path: 'shop-api/src/catalogue/search/plans.test.ts', text: "import '../service.ts'" },
      { path: 'shop-api/src/catalogue/search/service.ts', text: "import '../facets/service.ts'" },
      { path: 'shop-api/src/rfq/facets/a.ts', text: "import '../search/b.ts'" },
    ]
    expect(findViolations(sources)).toEqual([])
  })
})
