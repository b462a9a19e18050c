export type ReviewIds = { template: string; businessUnit: string }
export type ServiceIds = {
  measurement: string | null
  container: string | null
  chat: string | null
  reviews: ReviewIds | null
}
type Service = 'measuring' | 'chat' | 'reviews'

type Config = {
  googleMeasurementId: string | null
  googleTagManagerId: string | null
  chatWidgetId: string | null
  trustpilotTemplateId: string | null
  trustpilotBusinessUnitId: string | null
}

const tagManager = 'https://www.googletagmanager.com'

export const serviceIds = (config: Config | null | undefined): ServiceIds | null => {
  const measurement = config?.googleMeasurementId?.trim() || null
  const container = config?.googleTagManagerId?.trim() || null
  const chat = config?.chatWidgetId?.trim() || null
  const template = config?.trustpilotTemplateId?.trim()
  const businessUnit = config?.trustpilotBusinessUnitId?.trim()
  const reviews = template && businessUnit ? { template, businessUnit } : null
  return measurement || container || chat || reviews ? { measurement, container, chat, reviews } : null
}

export const listServices = ({ measurement, container, chat, reviews }: ServiceIds): Service[] => [
  ...(measurement || container ? (['measuring'] as const) : []),
  ...(chat ? (['chat'] as const) : []),
  ...(reviews ? (['reviews'] as const) : []),
]

export const measuringScripts = ({
  measurement,
  container,
}: Pick<ServiceIds, 'measurement' | 'container'>): string[] => [
  ...(container ? [`${tagManager}/gtm.js?id=${encodeURIComponent(container)}`] : []),
  ...(measurement ? [`${tagManager}/gtag/js?id=${encodeURIComponent(measurement)}`] : []),
]

export const chatScript = (id: string) => `https://embed.tawk.to/${id.split('/').map(encodeURIComponent).join('/')}`

export const reviewsScript = 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js'

const reviewLocales: Record<string, string> = {
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  ja: 'ja-JP',
  ru: 'ru-RU',
  'zh-Hans': 'zh-CN',
}

export const toReviewLocale = (languageTag: string) => reviewLocales[languageTag] ?? 'en-US'
