import { section } from '../words.ts'
import type { Page } from './page.ts'

export const termsConditions: Page = {
  name: 'terms-conditions',
  updatedAt: '2026-11-02T09:00:00Z',
  title: {
    en: 'Terms of use',
    zh: '使用条款',
    tw: '使用條款',
    jp: '利用規約',
    ko: '이용 약관',
    de: 'Nutzungsbedingungen',
    ru: 'Условия использования',
    fr: 'Conditions d’utilisation',
    es: 'Condiciones de uso',
    ar: 'شروط الاستخدام',
    it: 'Condizioni d’uso',
  },
  sections: [
    section(
      'Scope',
      'These terms apply to the use of this website. For purchases, see the Terms and conditions of sale. For your data, see the Privacy policy and the Cookies policy.',
    ),
    section(
      'Your account',
      'An account belongs to a company, and a person who is authorized to act for the company opens it. Provide correct data, do not share the password, and contact us if someone else may know it. To activate the account, open the link in our email.',
      'You can close your account at any time by writing to us. We may block an account that is used to harm the shop or other people, and we will tell you the reason.',
    ),
    section(
      'Accuracy of our information',
      'We compile part numbers, parameters and drawings with care, but only the manufacturer’s datasheet is binding. Check the datasheet before you use a part in a design. Package drawings show the shape to scale and are not land patterns.',
      'Stock, prices and lead times change often. Only the data that our sales team confirms is binding. On this demo system, stock, prices and lead times are fictional.',
    ),
    section(
      'Fair use',
      'You may read and print all content of this site and link to it for your work. Programs may use the shop’s interfaces at a reasonable rate. If a program sends requests too fast, we block its requests for some time. You need our written consent to copy the whole catalog, to bypass limits, or to test the site for security weaknesses.',
    ),
    section(
      'Names and rights',
      'The names of manufacturers and their products belong to their owners. We use them only to identify parts. The texts and drawings on this site belong to its operator.',
    ),
    section(
      'External links',
      'Links to datasheets and social networks lead to websites of other operators, which have their own terms. We check a page when we add a link to it, but we do not monitor it afterwards.',
    ),
    section(
      'Availability and changes',
      'We try to keep the site available at all times, but we do not guarantee it. When we change these terms, we update the date at the top of the page. If you continue to use the site, you accept the new terms.',
    ),
  ],
}
