import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { toGlobalId } from '../src/graphql/ids.ts'
import { orderNumber } from './order-data.ts'
import { listHead } from './saved-list-data.ts'

const { account, cart, catalogue, orders, payments, rfq, site } = contract
const line = toGlobalId('CartLine', 1)
const savedLine = toGlobalId('SavedCartLine', 1)
const product = toGlobalId('Product', 1)
const saved = toGlobalId('SavedAddress', 1)
const order = toGlobalId('Order', orderNumber)
const partsList = toGlobalId('SavedPartsList', listHead.id)
const key = '"0123456789abcdef"'
const postal = `{ contactName: "Ada", telephone: "+44 20 7946 0000", countryCode: "GB", city: "London",
  addressLine1: "12 St James Square", postalCode: "SW1Y 4JH" }`
const contact = `contactName: "Ada", companyName: "AE", email: "ada@example.com", telephone: "+44 20 7946 0000",
  countryCode: "GB"`

const registration = `
  email: "ada@example.com", password: "correct horse", confirmPassword: "correct horse", contactName: "Ada",
  telephone: "+44 20 7946 0000", companyName: "AE", countryCode: "GB", city: "London", addressLine1: "1 Dorset Street",
  isPolicyAccepted: true`

/** One operation for each endpoint, except the upload. */
export const operations: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [account.register, `mutation { register(input: {${registration}}) { email } }`],
  [account.active, `mutation { activateAccount(input: { token: "abcdefghijklmnopqrstuvwxyz" }) { email } }`],
  [account.resend, `mutation { resendActivation(input: { email: "ada@example.com" }) { email } }`],
  [account.login, `mutation { signIn(input: { email: "ada@example.com", password: "x" }) { expiresAt } }`],
  [account.logout, `mutation { signOut { isSignedOut } }`],
  [account.profileInfo, `{ viewer { email } }`],
  [account.profileModify, `mutation { updateProfile(input: { jobTitle: "Buyer" }) { viewer { jobTitle } } }`],
  [
    account.changePassword,
    `mutation { changePassword(input: { oldPassword: "a", newPassword: "correct horse", confirmNewPassword: "correct horse" }) { isChanged } }`,
  ],
  [account.forgot, `mutation { requestPasswordReset(input: { email: "ada@example.com" }) { email } }`],
  [account.resetVerify, `mutation { checkPasswordReset(input: { token: "abcdefghijklmnopqrstuvwxyz" }) { email } }`],
  [
    account.resetPassword,
    `mutation { resetPassword(input: { token: "abcdefghijklmnopqrstuvwxyz", password: "correct horse", confirmPassword: "correct horse" }) { email } }`,
  ],
  [account.addressList, `{ viewer { addresses { id } } }`],
  [account.addressAdd, `mutation { addAddress(input: { address: ${postal} }) { savedAddress { id } } }`],
  [
    account.addressModify,
    `mutation { updateAddress(input: { savedAddressId: "${saved}", address: ${postal} }) { savedAddress { id } } }`,
  ],
  [account.addressDelete, `mutation { removeAddress(input: { savedAddressId: "${saved}" }) { errors { message } } }`],
  [orders.before, `{ checkout(countryCode: "GB") { preview { hash } } }`],
  [orders.buyNowBefore, `{ checkout(lines: [{ productId: "${product}", quantity: 10 }]) { preview { hash } } }`],
  [
    orders.add,
    `mutation { placeOrder(input: { idempotencyKey: ${key}, previewHash: "x", shippingAddress: { address: ${postal} }, carrier: DHL, paymentMethod: PAYPAL }) { order { id } } }`,
  ],
  [orders.list, `{ viewer { orders { totalCount } } }`],
  [orders.detail, `{ order(orderNumber: "${orderNumber}") { status } }`],
  [orders.cancel, `mutation { cancelOrder(input: { orderId: "${order}" }) { order { status } } }`],
  [orders.receive, `mutation { confirmReceipt(input: { orderId: "${order}" }) { order { status } } }`],
  [orders.shipping, `{ freightTable { baseWeightGrams } }`],
  [payments.paypalToken, `{ paypalClient { clientId } }`],
  [payments.paypalCreateOrder, `mutation { startPayPalPayment(input: { orderId: "${order}" }) { approveUrl } }`],
  [
    payments.paypalCapture,
    `mutation { capturePayPalPayment(input: { orderId: "${order}", paypalOrderId: "5O190127TN364715T" }) { outcome } }`,
  ],
  [payments.bankAccount, `{ bankAccount { swift } }`],
  [payments.bankConfirm, `mutation { declareBankTransfer(input: { orderId: "${order}" }) { order { status } } }`],
  [payments.methods, `{ paymentMethods { kind } }`],
  [rfq.handleExcel, `mutation { readPartsList(input: { fileId: "${'f'.repeat(43)}" }) { rows { match } } }`],
  [rfq.readList, `mutation { parsePartsList(input: { text: "MPN,Qty" }) { list { layout } } }`],
  [
    rfq.submit,
    `mutation { submitRfq(input: { idempotencyKey: ${key}, parts: [{ partNumber: "PART-1", quantity: 5 }], ${contact}, captchaToken: "${'t'.repeat(43)}" }) { rfq { rfqNumber } } }`,
  ],
  [
    rfq.quick,
    `mutation { submitQuickRfq(input: { idempotencyKey: ${key}, productId: "${product}", quantity: 5 }) { rfq { rfqNumber } } }`,
  ],
  [rfq.list, `{ viewer { rfqs { totalCount } } }`],
  [rfq.detail, `{ viewer { rfq(rfqNumber: "Q-7K3M9-X2Q4T") { partCount } } }`],
  [rfq.partsLists, `{ viewer { partsLists { totalCount } } }`],
  [rfq.partsList, `{ viewer { partsList(id: "${partsList}") { rows { designators } } } }`],
  [rfq.savePartsList, `mutation { savePartsList(input: { name: "Amplifier", rows: [] }) { list { version } } }`],
  [rfq.deletePartsList, `mutation { deletePartsList(input: { listId: "${partsList}" }) { deletedListId } }`],
  [rfq.sharePartsList, `mutation { sharePartsList(input: { listId: "${partsList}" }) { token } }`],
  [rfq.sharedPartsList, `{ sharedPartsList(token: "a-secret-of-a-shared-list") { name } }`],
  [cart.lists, `{ cart { id } }`],
  [cart.count, `{ cartLineCount }`],
  [
    cart.addMany,
    `mutation { addCartLines(input: { lines: [{ productId: "${product}", quantity: 1 }] }) { cart { id } } }`,
  ],
  [
    cart.add,
    `mutation { addToCart(input: { productId: "${toGlobalId('Product', 1)}", quantity: 1 }) { cart { id } } }`,
  ],
  [cart.addMinus, `mutation { setCartLineQuantity(input: { lineId: "${line}", quantity: 1 }) { cart { id } } }`],
  [
    cart.partNumbers,
    `mutation { setCustomerPartNumbers(input: { lines: [{ lineId: "${line}", customerPartNumber: "4711" }] }) { cart { id } } }`,
  ],
  [cart.selected, `mutation { selectCartLines(input: { lineIds: ["${line}"], isSelected: true }) { cart { id } } }`],
  [cart.save, `mutation { saveCartLinesForLater(input: { lineIds: ["${line}"] }) { cart { id } } }`],
  [cart.unsave, `mutation { moveSavedLinesToCart(input: { savedLineIds: ["${savedLine}"] }) { cart { id } } }`],
  [cart.deleteSaved, `mutation { removeSavedLines(input: { savedLineIds: ["${savedLine}"] }) { cart { id } } }`],
  [cart.share, `mutation { shareCart { token expiresAt } }`],
  [cart.shared, `{ sharedCart(token: "a-secret-of-a-shared-cart") { createdAt } }`],
  [cart.delete, `mutation { removeCartLines(input: { lineIds: ["${line}"] }) { cart { id } } }`],
  [catalogue.search, `{ search { totalCount } }`],
  [catalogue.searchOption, `{ suggestions(query: "p") { slug } }`],
  [catalogue.bannerList, `{ banners { title } }`],
  [catalogue.floorList, `{ homeSections { kind } }`],
  [catalogue.featureGoodsList, `{ featuredProducts { slug } }`],
  [catalogue.categoryTree, `{ categories { slug } }`],
  [catalogue.categoryStat, `{ catalogStatistics { partCount } }`],
  [catalogue.manufacturers, `{ manufacturers { totalCount } }`],
  [catalogue.manufacturer, `{ manufacturer(slug: "brand-1") { name } }`],
  [catalogue.goodsDetail, `{ product(by: { slug: "part-1" }) { partNumber } }`],
  [
    catalogue.matchParts,
    `{ matchParts(parts: [{ partNumbers: "PART-1", quantity: 10 }]) { verdict product { slug } } }`,
  ],
  [catalogue.recommend, `{ product(by: { slug: "part-1" }) { recommendations { slug } } }`],
  [catalogue.relatedBlogs, `{ product(by: { slug: "part-1" }) { relatedArticles { slug } } }`],
  [catalogue.categoryList, `{ categoryBranch(slug: "passives") { children { slug } } }`],
  [catalogue.productNav, `{ productMenu { category { slug } } }`],
  [catalogue.brandSpecialList, `{ manufacturerLines(kind: STRONG) { totalCount } }`],
  [catalogue.brandGoodsList, `{ manufacturer(slug: "brand-1") { products { totalCount } } }`],
  [site.newsTags, `{ newsTags { count } }`],
  [site.label, `{ labels(group: PURCHASE) { title } }`],
  [site.countries, `{ countries { code } }`],
  [site.options, `{ selectOptions { feedbackTypes { value } } }`],
  [site.captchaGet, `{ captcha(purpose: RFQ) { captchaId } }`],
  [
    site.captchaCheck,
    `mutation { solveCaptcha(input: { captchaId: "${'c'.repeat(43)}", answer: "K7M2Q" }) { captchaToken } }`,
  ],
  [
    site.feedback,
    `mutation { sendFeedback(input: { typeId: 1, email: "ada@example.com", comment: "Hello" }) { message } }`,
  ],
  [site.subscribe, `mutation { subscribeToNewsletter(input: { email: "ada@example.com" }) { message } }`],
  [
    site.scheduleMeeting,
    `mutation { scheduleMeeting(input: { topicId: 1, ${contact}, meetingAt: "2026-12-01T09:00:00Z" }) { message } }`,
  ],
  [site.config, `{ siteConfig { companyName } }`],
  [site.seo, `{ seo(page: HOME) { title } }`],
  [site.page, `{ page(slug: "refund") { title } }`],
  [site.news, `{ news { totalCount } }`],
  [site.newsArticle, `{ newsArticle(slug: "date-codes") { title } }`],
  [site.languages, `{ languages { code } }`],
])
