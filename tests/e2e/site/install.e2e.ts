import { createLabels, localizePath } from '../../support/labels.ts'
import { pickInTurn } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

type Manifest = {
  lang: string
  dir: string
  start_url: string
  icons: { src: string; type: string }[]
  shortcuts: { name: string; url: string }[]
}

for (const code of pickInTurn(['en', 'de', 'ar'] as const, 1))
  test(`in ${code}, the storefront can be installed, with its icons and its pages in the language`, async ({
    page,
    request,
  }) => {
    await page.goto(localizePath(code, '/about'))
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const response = await request.get(href ?? '')
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const manifest: Manifest = await response.json()
    expect(manifest).toMatchObject({
      lang: code,
      dir: code === 'ar' ? 'rtl' : 'ltr',
      start_url: localizePath(code, '/'),
    })
    expect(manifest.shortcuts[0]).toEqual({ name: createLabels(code)('layout.bom'), url: localizePath(code, '/bom') })
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
    for (const src of [...manifest.icons.map((icon) => icon.src), touchIcon ?? '']) {
      const icon = await request.get(src)
      expect([src, icon.status(), icon.headers()['content-type']?.startsWith('image/')]).toEqual([src, 200, true])
    }
  })
