import type { contract } from '@partgate/schema/shop-api/contract.ts'
import { createOrderForm } from '../order-form.ts'
import type { RequestOptions } from '../shop-client.ts'
import { createAddressForm } from '../members-and-goods.ts'
import type { OwnedIds } from './owner.ts'

type Contract = typeof contract
/** `everyone`: the endpoint names no object and returns the caller's own data or public data. */
export type Line = 'everyone' | ((ids: OwnedIds, shopApi: string) => RequestOptions | Promise<RequestOptions>)

const ofOrder = ({ orderNo }: OwnedIds): RequestOptions => ({ body: { order_no: orderNo } })

export const lines: { [D in keyof Contract]: { [N in keyof Contract[D]]: Line } } = {
  account: {
    register: 'everyone',
    active: 'everyone',
    resend: 'everyone',
    login: 'everyone',
    logout: 'everyone',
    profileInfo: 'everyone',
    profileModify: 'everyone',
    changePassword: 'everyone',
    forgot: 'everyone',
    resetVerify: 'everyone',
    resetPassword: 'everyone',
    addressList: 'everyone',
    addressAdd: 'everyone',
    addressModify: ({ addressId }) => ({ params: { id: String(addressId) }, body: createAddressForm() }),
    addressDelete: ({ addressId }) => ({ params: { id: String(addressId) } }),
  },
  cart: {
    lists: 'everyone',
    count: 'everyone',
    add: 'everyone',
    addMany: 'everyone',
    addMinus: ({ cartId }) => ({ body: { cart_id: cartId, cart_num: 10 } }),
    partNumbers: ({ cartId }) => ({ body: { lines: [{ cart_id: cartId, customer_part_no: '4711' }] } }),
    selected: ({ cartId }) => ({ body: { cart_ids: [cartId], selected: false } }),
    delete: ({ cartId }) => ({ params: { id: String(cartId) } }),
    save: ({ movedCartId }) => ({ body: { cart_ids: [movedCartId] } }),
    unsave: ({ movedSavedId }) => ({ body: { saved_ids: [movedSavedId] } }),
    deleteSaved: ({ savedId }) => ({ params: { id: String(savedId) } }),
    share: 'everyone',
    shared: 'everyone',
  },
  catalogue: {
    search: 'everyone',
    searchOption: 'everyone',
    bannerList: 'everyone',
    floorList: 'everyone',
    featureGoodsList: 'everyone',
    categoryTree: 'everyone',
    categoryStat: 'everyone',
    manufacturers: 'everyone',
    manufacturer: 'everyone',
    goodsDetail: 'everyone',
    matchParts: 'everyone',
    recommend: 'everyone',
    relatedBlogs: 'everyone',
    categoryList: 'everyone',
    productNav: 'everyone',
    brandSpecialList: 'everyone',
    brandGoodsList: 'everyone',
  },
  orders: {
    before: 'everyone',
    buyNowBefore: 'everyone',
    add: async ({ addressId }, shop) => {
      const { shipping_address: _, ...form } = await createOrderForm(shop)
      return { body: { ...form, shipping_address_id: addressId } }
    },
    list: 'everyone',
    detail: ({ orderNo }) => ({ params: { id: orderNo } }),
    cancel: ofOrder,
    receive: ofOrder,
    shipping: 'everyone',
  },
  payments: {
    paypalToken: 'everyone',
    paypalCreateOrder: ofOrder,
    paypalCapture: ({ orderNo, paypalOrderId }) => ({ body: { order_no: orderNo, paypal_order_id: paypalOrderId } }),
    bankAccount: 'everyone',
    bankConfirm: ofOrder,
    methods: 'everyone',
  },
  rfq: {
    upload: 'everyone',
    handleExcel: ({ fileId }) => ({ body: { file_id: fileId } }),
    readList: ({ fileId }) => ({ body: { file_id: fileId } }),
    submit: 'everyone',
    quick: 'everyone',
    list: 'everyone',
    detail: ({ rfqNo }) => ({ query: { rfq_no: rfqNo } }),
    partsLists: 'everyone',
    partsList: ({ partsListId }) => ({ query: { id: partsListId } }),
    savePartsList: ({ partsListId }) => ({ body: { id: partsListId, version: 1, name: 'Mine', rows: [] } }),
    deletePartsList: ({ partsListId }) => ({ body: { id: partsListId } }),
    sharePartsList: ({ partsListId }) => ({ body: { id: partsListId } }),
    sharedPartsList: 'everyone',
  },
  site: {
    config: 'everyone',
    seo: 'everyone',
    page: 'everyone',
    news: 'everyone',
    newsArticle: 'everyone',
    newsTags: 'everyone',
    label: 'everyone',
    countries: 'everyone',
    options: 'everyone',
    feedback: 'everyone',
    subscribe: 'everyone',
    scheduleMeeting: 'everyone',
    languages: 'everyone',
    captchaGet: 'everyone',
    captchaCheck: 'everyone',
  },
}
