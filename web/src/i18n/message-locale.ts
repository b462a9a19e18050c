import { IntlMessageFormat } from 'intl-messageformat'

/** The original loads all number formats of the browser, which takes a slow phone 80 ms. */
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0] ?? 'en')
