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
      'What these terms are about',
      'They are about using this website. Buying is covered by the Terms and conditions of sale, your data by the Privacy policy and the Cookies policy.',
    ),
    section(
      'Your account',
      'An account belongs to a company and is opened by a person who may act for it. Give true data, keep the password to yourself, and tell us if somebody else may have learned it. The account becomes active when you use the link in our e-mail.',
      'You can close your account at any time by writing to us. We may block an account that is used to harm the shop or other people, and say why.',
    ),
    section(
      'What we show, and how far to trust it',
      'Part numbers, parameters and drawings are compiled with care, but only the manufacturer’s data sheet is binding. Check it before you design a part in. Package drawings show the shape to scale and are not land patterns.',
      'Stock, prices and lead times change often. What counts is what sales confirms. On this demonstration system they are invented.',
    ),
    section(
      'Fair use',
      'You may read, print and link to everything here for your work. Programs may use the shop’s interfaces at a reasonable pace; requests that come too fast are turned away for a while. Copying the catalogue as a whole, getting round limits and testing for weaknesses need our written consent.',
    ),
    section(
      'Names and rights',
      'Names of manufacturers and their products belong to their owners and are used here only to say which part is meant. The texts and the drawings of this site belong to its operator.',
    ),
    section(
      'Other sites',
      'Links to data sheets and to social networks lead to sites that are run by others, under their own terms. We look at a page when we link to it, not every day after.',
    ),
    section(
      'Availability and changes',
      'We try to keep the site reachable at all times and do not promise it. When these terms change, the date at the head of the page changes with them; using the site afterwards means accepting the new ones.',
    ),
  ],
}
