import { section } from '../words.ts'
import type { Page } from './page.ts'

export const cookiesPolicy: Page = {
  name: 'cookies-policy',
  updatedAt: '2026-11-29T09:00:00Z',
  title: {
    en: 'Cookies policy',
    zh: 'Cookie 政策',
    tw: 'Cookie 政策',
    jp: 'Cookieポリシー',
    ko: '쿠키 정책',
    de: 'Cookie-Richtlinie',
    ru: 'Политика в отношении файлов cookie',
    fr: 'Politique relative aux cookies',
    es: 'Política de cookies',
    ar: 'سياسة ملفات تعريف الارتباط',
    it: 'Informativa sui cookie',
  },
  sections: [
    section(
      'In short',
      'This shop sets five cookies. Each one has a purpose that you can see: it keeps you signed in, shows your company name, remembers your cart, gives you access to your orders, or remembers your language. None of these cookies tracks you on other sites, and we do not sell or share their contents.',
      'These cookies are necessary for the functions that you use, so the shop sets each one only when you use its function. If you only search and read, you get no cookies.',
    ),
    section(
      'token: your session, up to 7 days',
      'We set this cookie when you sign in. It proves to the shop that a request comes from you. It expires when you sign out, when the shop ends the session, or after 7 days, whichever comes first.',
      'It is marked HttpOnly, so scripts on the page cannot read it. Over HTTPS, your browser sends it only to this site.',
    ),
    section(
      'userInfo: the name in the header, up to 7 days',
      'We set this cookie while you are signed in. It contains your company name and your contact name, so that the page can show them while it is still loading. It gives no access to your account, and we remove it when you sign out.',
    ),
    section(
      'cart: your cart as a guest, 90 days',
      'We set this cookie when you add the first part to a cart without signing in. Each change of the cart renews the cookie for 90 days. It contains a random secret that identifies your cart in the shop. It is also HttpOnly. When you sign in, we move the items to the cart of your account and remove this cookie.',
    ),
    section(
      'orders: your orders as a guest, 30 days',
      'We set this cookie when you order without signing in. It contains the numbers of your last orders, five at most, and a secret for each, so that you can view and pay for them in this browser. It is HttpOnly. On other devices, use the link in our email to open an order.',
    ),
    section(
      'lang: your language, 365 days',
      'We set this cookie when you choose a language in the header. It contains only the language code.',
    ),
    section(
      'Data that stays in your browser',
      'Your recent searches and your choice of light or dark colors are stored in your browser. They are never sent to the shop. To delete the searches, click the button below them.',
    ),
    section(
      'Analytics and other providers',
      'As supplied, the shop loads no analytics, advertising, chat or reviews from other providers. If the operator adds such a service, it is loaded only after you agree, and it may set its own cookies. The operator must name it on this page before turning it on. We then store your choice in a cookie named consent, for 180 days.',
      'If you pay with PayPal, you go to the PayPal website, where PayPal’s own cookies apply.',
    ),
    section(
      'Your choice',
      'You can delete or block cookies in your browser settings at any time. You can search and read without any cookies. You cannot sign in without token, and a guest cart is not saved without cart. Without orders, a guest needs the link in our email to view an order.',
    ),
  ],
}
