import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

const austin = {
  contactName: null,
  companyName: null,
  addressLine1: '1 Main St',
  addressLine2: null,
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  countryCode: 'US',
}

it.each([
  [{}, ['1 Main St', 'Austin, TX 78701', 'Country']],
  [{ city: '' }, ['1 Main St', 'TX 78701', 'Country']],
  [{ city: 'Dubai', state: 'Dubai', postalCode: '' }, ['1 Main St', 'Dubai, Dubai', 'Country']],
  [{ city: 'Berlin', state: null, postalCode: '10119' }, ['1 Main St', '10119 Berlin', 'Country']],
  [{ city: 'Hong Kong', state: null, postalCode: null }, ['1 Main St', 'Hong Kong', 'Country']],
  [
    { contactName: 'Ada', companyName: 'Acme', addressLine2: 'Floor 2' },
    ['Ada', 'Acme', '1 Main St', 'Floor 2', 'Austin, TX 78701', 'Country'],
  ],
])('%o: %o', (changes, lines) => expect(addressLines({ ...austin, ...changes }, 'Country')).toEqual(lines))

const tokyo = {
  contactName: '山田太郎',
  companyName: '山田電機株式会社',
  addressLine1: '丸の内1-1-1',
  addressLine2: '丸の内ビル3階',
  city: '千代田区',
  state: '東京都',
  postalCode: '100-0005',
  countryCode: 'JP',
}

it('a Japanese address runs from the country to the name', () => {
  const lines = ['日本', '〒100-0005', '東京都千代田区丸の内1-1-1', '丸の内ビル3階', '山田電機株式会社', '山田太郎']
  expect(addressLines(tokyo, '日本')).toEqual(lines)
  expect(addressLines({ ...tokyo, postalCode: '〒100-0005' }, '日本')).toEqual(lines)
})

it('an address in Japan that is written in Latin letters runs from the name to the country', () => {
  const latin = { contactName: 'Taro Yamada', companyName: null, addressLine2: null, countryCode: 'JP' }
  const place = { addressLine1: '1-1-1 Marunouchi', city: 'Chiyoda-ku', state: 'Tokyo', postalCode: '100-0005' }
  expect(addressLines({ ...latin, ...place }, 'Japan')).toEqual([
    'Taro Yamada',
    '1-1-1 Marunouchi',
    'Chiyoda-ku, Tokyo 100-0005',
    'Japan',
  ])
})

it('a Latin address with a remark in Japanese keeps its order', () => {
  const place = { addressLine1: '1-1-1 Marunouchi (丸の内)', city: 'Chiyoda-ku', state: 'Tokyo' }
  expect(addressLines({ ...tokyo, ...place, contactName: 'Taro Yamada' }, 'Japan').at(-1)).toBe('Japan')
})

it('a Chinese municipality is written once', () => {
  const beijing = { state: '北京市', city: '北京市', addressLine1: '海淀区中关村大街1号', addressLine2: null }
  const person = { contactName: '王伟', companyName: null, postalCode: '100080', countryCode: 'CN' }
  expect(addressLines({ ...beijing, ...person }, '中国')).toEqual([
    '中国',
    '100080',
    '北京市海淀区中关村大街1号',
    '王伟',
  ])
})

it('Korean words have blanks between them', () => {
  const seoul = { state: '서울특별시', city: '강남구', addressLine1: '테헤란로 152', addressLine2: null }
  const person = { contactName: '김민수', companyName: null, postalCode: '06236', countryCode: 'KR' }
  expect(addressLines({ ...seoul, ...person }, '대한민국')).toEqual([
    '대한민국',
    '06236',
    '서울특별시 강남구 테헤란로 152',
    '김민수',
  ])
})
