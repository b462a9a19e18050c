export const requestPage = '/rfq'
export const bomPage = '/bom'
export const sentPage = '/rfq/successful'
export const templatePath = '/rfq/template.csv'
