import { section } from '../words.ts'
import type { Page } from './page.ts'

export const howToBuy: Page = {
  name: 'how-to-buy',
  updatedAt: '2026-11-21T09:00:00Z',
  title: {
    en: 'How to buy',
    zh: '购买指南',
    tw: '購買指南',
    jp: 'ご購入方法',
    ko: '구매 방법',
    de: 'So kaufen Sie ein',
    ru: 'Как сделать заказ',
    fr: 'Comment acheter',
    es: 'Cómo comprar',
    ar: 'كيفية الشراء',
    it: 'Come acquistare',
  },
  sections: [
    section(
      'Find the part',
      'Type a part number, the beginning of a part number, or a short description such as 100nF 0402 X7R into the search box. Dashes, spaces and dots do not matter. You can also browse the categories, or use the alphabetical index in the footer of every page.',
      'A product page shows one part in one packaging. The same part on a reel, on cut tape or in a tray has its own stock and its own price breaks. The page lists all packagings side by side.',
    ),
    section(
      'Choose a quantity',
      'Every part has a minimum order quantity and an order multiple. The quantity field increases by the order multiple and suggests the nearest quantity that you can order. The price breaks show the unit price from each quantity up, and how many more pieces you need for the next lower price.',
      'All prices are in US dollars. If a part has no price breaks, request a quote from our sales team.',
    ),
    section(
      'Fill your cart, with or without an account',
      'You can fill a cart and order as a guest. If you have an account, your cart is available on all your devices, and you enter your addresses only once.',
      'If an item is sold out, or you want more than we have in stock, the cart marks the item and shows what you can do. Select the items that you want to order now. The others stay in the cart.',
    ),
    section(
      'Or request a quote',
      'Request a quote if you have a whole parts list, need a larger quantity, have a target price, or want a part that has no price. Upload your list as an xls, xlsx or csv file of up to 2 MB, collect parts while you browse, or type them into the form. You do not need an account.',
      'Our sales team replies to a parts list within 12 working hours, and to a question about a single part by email within 24 hours. If you have an account, your RFQ history shows which requests you have sent and which our sales team has viewed.',
    ),
    section(
      'Pay',
      'You can pay with PayPal, or through PayPal by credit card, such as VISA. You can pay for larger orders by wire transfer. The bank details come with the order, and you pay your bank’s fees.',
      'If you pay by wire transfer, we prepare your order as soon as our sales team has confirmed that the money has arrived. If an order is not paid for some time, we cancel it and release its parts.',
    ),
    section(
      'We confirm each order',
      'In our business, stock and prices can change while you are choosing. Our sales team therefore confirms every order before we pack it. If a price or a quantity has changed, we ask you first. You can then change or cancel the order free of charge.',
    ),
    section(
      'Track your order',
      'We inform you when your order is confirmed and when it ships, with the carrier’s tracking number. In your account, an order is unpaid, confirming, preparing, shipping or received. When the parcel has arrived, you mark the order as received. If you order as a guest, use the link in our email to track your order. See Shipping and delivery for rates and delivery times.',
    ),
    section(
      'This is a demo shop',
      'Part numbers and parameters follow the manufacturers’ ordering codes. Stock, prices and lead times are fictional. We do not charge or deliver any orders.',
    ),
  ],
}
