import { expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { openGateway } from '../../testing/harness.ts'
import { siteConfig } from '../../testing/shop-data.ts'

const particulars = `{ siteConfig {
  skype weChatImageUrl logoUrl footerLogoUrl adminLogoUrl homeUrl adminUrl stats { key value isMinimum }
} }`

it('returns logos, websites, Skype, WeChat and numbers as configured', async () => {
  const { shop, run } = await openGateway()
  shop.respond(contract.site.config, () => ({
    ...siteConfig,
    contact_skype: 'live:shop.sales',
    contact_weChat_img: 'https://shop.example/wechat.png',
    logo_head: 'https://shop.example/head.svg',
    logo_foot: 'https://shop.example/foot.svg',
    logo_admin: 'https://shop.example/admin.svg',
    website_home: 'https://shop.example',
    website_admin: 'https://admin.shop.example/',
    stats: [
      { key: 'partners', value: 20_000, or_more: true },
      { key: 'friends', value: 3, or_more: false },
      { key: 'part_numbers', value: 17, or_more: false },
    ],
  }))
  expect((await run(particulars)).data['siteConfig']).toEqual({
    skype: 'live:shop.sales',
    weChatImageUrl: 'https://shop.example/wechat.png',
    logoUrl: 'https://shop.example/head.svg',
    footerLogoUrl: 'https://shop.example/foot.svg',
    adminLogoUrl: 'https://shop.example/admin.svg',
    homeUrl: 'https://shop.example/',
    adminUrl: 'https://admin.shop.example/',
    stats: [
      { key: 'PARTNERS', value: 20_000, isMinimum: true },
      { key: 'PART_NUMBERS', value: 17, isMinimum: false },
    ],
  })
})

it('drops particulars that are not safe to follow, and numbers without a name', async () => {
  const { shop, run } = await openGateway()
  shop.respond(contract.site.config, () => ({
    ...siteConfig,
    contact_skype: 'shop?call" onclick="alert(1)',
    contact_weChat_img: 'data:image/svg+xml,<svg/>',
    logo_head: 'javascript:alert(1)',
    logo_foot: '//evil.example/logo.svg',
    logo_admin: '',
    website_home: 'ftp://shop.example',
    website_admin: ' ',
    stats: undefined,
  }))
  expect((await run(particulars)).data['siteConfig']).toEqual({
    skype: null,
    weChatImageUrl: null,
    logoUrl: null,
    footerLogoUrl: null,
    adminLogoUrl: null,
    homeUrl: null,
    adminUrl: null,
    stats: [],
  })
})

it('returns the name and the icon of each language', async () => {
  const { shop, run } = await openGateway()
  shop.respond(contract.site.languages, () => [
    { lang: 'jp', name: '日本語', icon: 'https://shop.example/jp.svg' },
    { lang: 'de', name: 'Deutsch', icon: 'de' },
    { lang: 'fr', name: 'Français', icon: 'javascript:alert(1)' },
    { lang: 'pt', name: 'Português', icon: 'pt' },
  ])
  expect((await run('{ languages { code icon } }')).data['languages']).toEqual([
    { code: 'jp', icon: 'https://shop.example/jp.svg' },
    { code: 'de', icon: 'de' },
    { code: 'fr', icon: null },
  ])
})
