import { section } from '../words.ts'
import type { Page } from './page.ts'

export const cookiesPolicy: Page = {
  name: 'cookies-policy',
  updatedAt: '2026-11-21T09:00:00Z',
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
      'This shop sets five cookies. Each one does a job that you can see: it keeps you signed in, shows your company name, remembers your cart, leads back to an order or remembers your language. None of them follows you to other sites, and none is sold or shared.',
      'Because they are needed for what you ask the shop to do, they are set only when you do it. A visitor who searches and reads gets no cookie at all.',
    ),
    section(
      'token: your session, up to 7 days',
      'Set when you sign in. It proves to the shop that a request comes from you. It ends when you sign out, when the session ends at the shop, or after 7 days, whichever comes first.',
      'It is marked HttpOnly, so no script in the page can read it, and over HTTPS it is sent to this site only.',
    ),
    section(
      'userInfo: the name in the header, up to 7 days',
      'Set together with the session. It holds your company name and your contact name, so that the page can greet you while it is still loading. It gives no access to anything, and signing out removes it.',
    ),
    section(
      'cart: your cart as a guest, 90 days',
      'Set when you put the first part into a cart without signing in. It holds a random secret that leads to your cart at the shop, and it too is HttpOnly. When you sign in, the lines move into the cart of your account and this cookie is removed.',
    ),
    section(
      'orders: your orders as a guest, 30 days',
      'Set when you order without signing in. It holds the numbers of your last orders, five at most, with a secret for each, so that this browser can show them to you and pay them. It is HttpOnly. From another device you reach an order by the link in our e-mail.',
    ),
    section(
      'lang: your language, 365 days',
      'Set when you choose a language in the header. It holds the language code and nothing else.',
    ),
    section(
      'What stays in your browser',
      'Your recent searches and your choice of light or dark colours are kept in the storage of your browser. They are never sent to the shop. You can clear the searches with the button below them.',
    ),
    section(
      'Measuring and other providers',
      'The shop as it is delivered loads no analytics, no advertising, no chat and no reviews of other providers. If an operator configures such a service, it is loaded only after you have agreed, it may set cookies of its own, and this page must name it before it is switched on. Your answer is then kept in a cookie named consent, for 180 days.',
      'Paying with PayPal takes you to PayPal, where the cookies of PayPal apply.',
    ),
    section(
      'Your choice',
      'You can delete or block cookies in the settings of your browser at any time. Searching and reading work without them. Signing in does not work without token, a guest cart does not last without cart, and without orders a guest needs the link in our e-mail to see an order.',
    ),
  ],
}
