export const requestPage = '/rfq'
export const sentPage = '/rfq/successful'
export const templatePath = '/rfq/template.csv'
export const historyPage = '/myaccount/rfq-history'
