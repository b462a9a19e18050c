import { section } from '../words.ts'
import type { Page } from './page.ts'

export const privacyPolicy: Page = {
  name: 'privacy-policy',
  updatedAt: '2026-11-21T09:00:00Z',
  title: {
    en: 'Privacy policy',
    zh: '隐私政策',
    tw: '隱私權政策',
    jp: 'プライバシーポリシー',
    ko: '개인정보처리방침',
    de: 'Datenschutzerklärung',
    ru: 'Политика конфиденциальности',
    fr: 'Politique de confidentialité',
    es: 'Política de privacidad',
    ar: 'سياسة الخصوصية',
    it: 'Informativa sulla privacy',
  },
  sections: [
    section(
      'Who is responsible',
      'The operator of this shop is responsible for the personal data described here. The address, the telephone number and the e-mail address stand at the foot of every page.',
      'This copy of the shop is a demonstration. Please do not type data into it that you would not want on a test system.',
    ),
    section(
      'When you only look',
      'Searching and reading need no account. The server writes a technical log of each request: the time, the address asked for, the result, how long it took and the IP address it came from. The log is used to keep the shop running and to stop misuse.',
      'What you type into the search box is part of the address asked for. The list of your recent searches stays in your own browser.',
    ),
    section(
      'When you register',
      'We keep what the form asks for: e-mail address, contact name, telephone number, company, country, city, state and address, and the job title and the name of your sales contact if you give them. We need these to deal with your company, to deliver and to invoice.',
      'Your password is stored only as a salted hash that cannot be turned back into the password. Links in our e-mails and your session are likewise stored only as a hash.',
      'E-mails are sent to activate the account and about your orders. There is no newsletter unless you subscribe to it. What you write in a request for a quote, in feedback or when you ask for a meeting is read by sales, to answer you.',
    ),
    section(
      'When you order',
      'An order contains the parts, quantities and prices, the shipping and the billing address, and your remarks. Sales reads it to confirm the order again, the carrier gets the address and the telephone number, and customs may be given the contents and the value.',
      'Payment by card or PayPal takes place at PayPal. We learn that and how much was paid, never your card number. A wire transfer shows us the name and the account it came from.',
    ),
    section(
      'Who else gets to see data',
      'Carriers, the payment provider, our hosting and mail providers, each for its task only, and authorities where the law demands it. We do not sell personal data and show no advertising.',
    ),
    section(
      'How long we keep it',
      'A session ends after 7 days at most, a guest’s cart after 90 days without use. A parts list that was uploaded and never sent is deleted after an hour; requests for quotes, feedback and requests for meetings are kept until they are dealt with, and your newsletter address until you take it out. Account data is kept as long as the account exists. Orders and invoices are kept as long as tax and trade law requires, and then deleted.',
    ),
    section(
      'Your rights',
      'You may ask what we hold about you, have it corrected or deleted, receive it in a common file format, and object to its use. Write to the e-mail address at the foot of the page; we answer within 30 days. You may also complain to the data protection authority of your country.',
    ),
    section(
      'Changes',
      'When this text changes, the date at its head changes with it. Members are told by e-mail of changes that matter to them.',
    ),
  ],
}
