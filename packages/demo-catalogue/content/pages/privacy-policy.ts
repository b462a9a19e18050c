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
      'The operator of this shop is responsible for the personal data described here. The address, the telephone number and the email address are shown in the footer of every page.',
      'This shop is a demo. Please do not enter any data that you would not enter into a test system.',
    ),
    section(
      'When you visit the site',
      'You can search and read without an account. Our server writes a technical log of each request: the time, the requested address, the result, the response time and your IP address. We use the log to operate the shop and to prevent misuse.',
      'The text that you type into the search box is part of the requested address. The list of your recent searches stays in your browser.',
    ),
    section(
      'When you register',
      'We store the data that you enter in the form: email address, contact name, telephone number, company, country, city, state and address. If you enter them, we also store your job title and the name of your sales contact. We need this data to do business with your company, to deliver and to invoice.',
      'We store your password only as a salted hash, from which the password cannot be recovered. The links in our emails and your session are also stored only as hashes.',
      'We send emails to activate your account and to inform you about your orders. You receive a newsletter only if you subscribe to it. If you send us a request for a quote, feedback or a meeting request, our sales team reads it to reply to you.',
    ),
    section(
      'When you order',
      'An order contains the parts, quantities and prices, the shipping and billing addresses, and your remarks. Our sales team reads it to confirm the order. We give your address and telephone number to the carrier, and we may have to declare the contents and the value to customs.',
      'Payments by card or PayPal take place at PayPal. PayPal tells us that you have paid and how much, but never your card number. A wire transfer shows us the name and the number of the account from which you paid.',
    ),
    section(
      'Who receives your data',
      'We share data with carriers, our payment provider and our hosting and email providers, each only for its task, and with authorities if the law requires it. We do not sell personal data and do not show advertising.',
    ),
    section(
      'How long we store it',
      'A session ends after 7 days at most, and a guest cart is deleted after 90 days without use. A parts list that you uploaded but did not send is deleted after an hour. We keep requests for quotes, feedback and meeting requests until we have dealt with them, and your newsletter address until you unsubscribe. We keep account data as long as the account exists. We keep orders and invoices as long as tax and commercial law requires, and then delete them.',
    ),
    section(
      'Your rights',
      'You can ask us which data we store about you, have it corrected or deleted, receive it in a common file format, and object to its use. Write to the email address in the footer. We reply within 30 days. You can also file a complaint with the data protection authority in your country.',
    ),
    section(
      'Changes',
      'When we change this policy, we update the date at the top of the page. We inform registered users of significant changes by email.',
    ),
  ],
}
