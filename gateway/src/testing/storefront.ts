import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { globalId } from '../ids.ts'
import { orderNumber } from './order-data.ts'

const file = new URL('../../../schema/trusted-documents.json', import.meta.url)
/** The storefront's operations, but for the one that sends a file: it goes in a form (`rfq.test.ts`). */
export const texts = Object.values(
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))),
).filter((text) => !text.includes('uploadPartsList('))
/** The name of an operation by its text. */
export const nameOf = (text: string) => /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? ''

const slug = { slug: 'part-1' }
const line = globalId('CartLine', 1)
const maker = globalId('Manufacturer', 1)
const adding = { input: { productId: globalId('Product', 1), quantity: 10 } }
const registration = {
  email: 'ada@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  contactName: 'Ada',
  telephone: '+44 20 7946 0000',
  companyName: 'AE',
  countryCode: 'GB',
  city: 'London',
  address: '1 Dorset Street',
  isPolicyAccepted: true,
}

const saved = globalId('SavedAddress', 1)
const address = {
  contactName: 'Ada',
  telephone: '+44 20 7946 0000',
  countryCode: 'GB',
  city: 'London',
  addressLine1: '1 Dorset Street',
}
const passwords = { oldPassword: 'correct horse', newPassword: 'battery staple', confirmNewPassword: 'battery staple' }
const newPassword = { password: 'battery staple', confirmPassword: 'battery staple' }

const meeting = {
  topicId: 1,
  contactName: 'Ada',
  companyName: 'AE',
  email: 'ada@example.com',
  telephone: '+44 20 7946 0000',
  countryCode: 'GB',
  meetingAt: '2026-12-01T09:00:00Z',
}

const rfq = {
  idempotencyKey: '0123456789abcdef',
  parts: [{ partNumber: 'PART-1', quantity: 5 }],
  contactName: 'Ada',
  companyName: 'AE',
  email: 'ada@example.com',
  telephone: '+44 20 7946 0000',
  countryCode: 'GB',
  captchaToken: 'c'.repeat(43),
}

/** For each operation of the storefront: variables, and how many calls to the shop it takes where nothing is cached. */
export const storefront: Record<string, [variables: Record<string, unknown>, calls: number]> = {
  ActivateAccount: [{ input: { token: 'abcdefghijklmnopqrstuvwxyz' } }, 1],
  LoginPage: [{}, 1],
  SignIn: [{ input: { email: 'ada@example.com', password: 'x' } }, 2],
  Register: [{ input: registration }, 1],
  ResendActivation: [{ input: { email: 'ada@example.com' } }, 1],
  RequestPasswordReset: [{ input: { email: 'ada@example.com' } }, 1],
  CheckPasswordReset: [{ input: { token: 'abcdefghijklmnopqrstuvwxyz' } }, 1],
  ResetPassword: [{ input: { token: 'abcdefghijklmnopqrstuvwxyz', ...newPassword } }, 1],
  SignOut: [{}, 1],
  ProfilePage: [{}, 1],
  UpdateProfile: [{ input: { contactName: 'Ada' } }, 1],
  ChangePassword: [{ input: passwords }, 1],
  AddressesPage: [{}, 2],
  AddAddress: [{ input: { address } }, 2],
  UpdateAddress: [{ input: { addressId: saved, address } }, 2],
  RemoveAddress: [{ input: { addressId: saved } }, 2],
  CartBadge: [{}, 1],
  CartPage: [{}, 2],
  SetCartLineQuantity: [{ input: { lineId: line, quantity: 10 } }, 2],
  SelectCartLines: [{ input: { lineIds: [line], isSelected: true } }, 2],
  RemoveCartLines: [{ input: { lineIds: [line] } }, 2],
  RestoreCartLine: [adding, 2],
  CategoriesPage: [{}, 1],
  Shelf: [{ slug: 'passives' }, 2],
  PageHead: [{ page: 'PRODUCT', name: 'PART-1' }, 1],
  IndexPage: [{ initial: 'p', page: 1 }, 1],
  SearchPage: [{ query: 'part', readsValues: true, category: 'passives', isShelf: true, page: 1 }, 2],
  ProductPage: [slug, 3],
  RelatedParts: [slug, 3],
  AddToCart: [adding, 1],
  PriceQuote: [{ ...slug, quantity: 15 }, 1],
  HomePage: [{}, 4],
  AccountMenu: [{}, 1],
  Layout: [{}, 4],
  SearchBox: [{ keyword: 'par' }, 1],
  CompanyPage: [{ slug: 'refund' }, 1],
  NewsArticle: [{ slug: 'date-codes' }, 3],
  NewsPage: [{ page: 1 }, 2],
  ShelfMakers: [{}, 1],
  ComparedPart: [slug, 2],
  FloorPage: [{ kind: 'FEATURED', page: 1 }, 2],
  AskedNumber: [{ number: 'PART-1' }, 2],
  LinePage: [{ kind: 'LINE_CARD', slug: 'maker-1' }, 1],
  LineParts: [{ slug: 'passives', makers: [maker] }, 3],
  Lines: [{ kind: 'LINE_CARD' }, 1],
  ExportPage: [{ query: 'part', readsValues: true, page: 1 }, 1],
  NearMatches: [{ query: 'part-1', isNarrowed: true, long: 'part-', middle: 'part', short: 'par' }, 4],
  ProductSheet: [slug, 3],
  MakerMarks: [{}, 2],
  MakerPage: [{ slug: 'maker-1' }, 2],
  MakerParts: [{ makers: [maker] }, 2],
  MakerPicks: [{}, 3],
  Makers: [{}, 1],
  PurchaseNotes: [{}, 3],
  RelatedNews: [slug, 2],
  RelatedSeries: [{ category: 'passives', manufacturerId: maker, first: 6 }, 1],
  SheetPage: [slug, 3],
  HomeAlternatives: [{}, 9],
  HomeReplacedPart: [slug, 2],
  HomeFeatured: [{}, 2],
  HomeHotSale: [{}, 2],
  HomeMakers: [{}, 1],
  HomeNews: [{}, 2],
  HomePreferential: [{}, 2],
  HomeRecommended: [{}, 2],
  QuickCaptcha: [{ purpose: 'RFQ', kind: 'IMAGE' }, 1],
  SolveCaptcha: [{ input: { captchaId: 'c'.repeat(43), answer: 'K7M2Q' } }, 1],
  QuickRfq: [{}, 1],
  RequestQuickQuote: [
    { input: { idempotencyKey: '0123456789abcdef', productId: globalId('Product', 1), quantity: 5 } },
    1,
  ],
  RfqPage: [{}, 1],
  ReadPartsList: [{ input: { fileId: 'f'.repeat(43) } }, 1],
  SubmitRfq: [{ input: rfq }, 1],
  PaidOrder: [{ orderNumber }, 2],
  PayWays: [{}, 1],
  BankAccount: [{}, 1],
  DeclareBankTransfer: [{ input: { orderId: globalId('Order', orderNumber) } }, 1],
  StartPayPalPayment: [{ input: { orderId: globalId('Order', orderNumber) } }, 1],
  CapturePayPalPayment: [{ input: { orderId: globalId('Order', orderNumber), paypalOrderId: '5O190127TN364715T' } }, 1],
  RfqHistory: [{ status: 'SUBMITTED', page: 1 }, 2],
  PastRequest: [{ rfqNumber: 'Q-7K3M9-X2Q4T' }, 4],
  OrdersPage: [{ status: 'UNPAID', orderNumber: 'PG-7K', page: 1 }, 2],
  OrderPage: [{ orderNumber }, 2],
  CancelOrder: [{ input: { orderId: globalId('Order', orderNumber) } }, 1],
  ConfirmReceipt: [{ input: { orderId: globalId('Order', orderNumber) } }, 1],
  AboutPage: [{}, 2],
  Consent: [{}, 1],
  ContactPage: [{}, 2],
  FeedbackDialog: [{}, 1],
  SendFeedback: [{ input: { typeId: 1, email: 'ada@example.com', comment: 'Hello' } }, 1],
  SubscribeToNewsletter: [{ input: { email: 'ada@example.com' } }, 1],
  ScheduleMeeting: [{ input: meeting }, 1],
  ThirdParties: [{}, 1],
  SitemapCount: [{ initial: 'p' }, 1],
  SitemapParts: [{ initial: 'p', page1: 1, page2: 2, page3: 3, page4: 4, page5: 5 }, 5],
  SitemapCategories: [{}, 1],
  SitemapMakers: [{}, 1],
  SitemapLines: [{ kind: 'LINE_CARD' }, 1],
  SitemapNews: [{}, 1],
  SitemapPage: [{ slug: 'refund' }, 1],
}
