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
      'Type a part number, the beginning of one, or a short description such as 100nF 0402 X7R into the search box. Dashes, spaces and dots do not matter. You can also walk through the categories, or look in the index by first letter at the foot of every page.',
      'A product page is about one part in one packaging. The same part on a reel, on cut tape or in a tray has its own stock and its own price ladder; the page lists all of them side by side.',
    ),
    section(
      'Choose a quantity',
      'Every part has a minimum and a multiple. The quantity box goes in these steps and offers the nearest quantity that can be ordered. The price ladder shows what one piece costs from each quantity on, and says how many more pieces lead to the next lower price.',
      'All prices are in US dollars. A part without a price ladder is sold on request: ask sales for a quote.',
    ),
    section(
      'Fill the cart, with or without an account',
      'You can fill a cart and order as a guest. With an account the cart waits for you on every device, and your addresses need to be typed once only.',
      'A line that has sold out, or that asks for more than is in stock, is marked in the cart with what you can do about it. Tick the lines you want to order now; the others stay.',
    ),
    section(
      'Or ask for a quote',
      'For a whole parts list, a larger quantity, a target price or a part without a price, ask for a quote instead. Upload your list as xls, xlsx or csv of up to 2 MB, collect parts while you browse, or type them into the form. You need no account.',
      'Sales replies to a parts list within 12 working hours, and to a question about a single part by e-mail within 24 hours. With an account you see in your RFQ history which requests have been submitted and which sales has viewed.',
    ),
    section(
      'Pay',
      'Pay by PayPal or by credit card, VISA among them, through PayPal. Larger orders can be paid by wire transfer: the account details come with the order, and your bank’s fees are yours to bear.',
      'An order paid by wire transfer is prepared once sales has confirmed that the money has arrived. An order that stays unpaid is canceled after a while, and its parts go back on the shelf.',
    ),
    section(
      'We confirm each order',
      'Stock and prices in our trade move while people are choosing. Sales therefore confirms every order again before it is packed. If a price or a quantity has changed you are asked first, and you may change or cancel the order without cost.',
    ),
    section(
      'Follow it to your door',
      'You are told when the order is confirmed and when it leaves, with the carrier’s tracking number. In your account an order is unpaid, confirming, preparing, shipping or received, and at the end you mark it received yourself. A guest follows it by the link in our e-mail. See Shipping and delivery for rates and times.',
    ),
    section(
      'This is a demonstration shop',
      'Part numbers and parameters follow the manufacturers’ ordering codes. Stock, prices and lead times are invented, and nothing ordered here is charged or delivered.',
    ),
  ],
}
