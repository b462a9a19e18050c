export const quietPage = '/companyprofile/privacy-policy'
export const partPage = '/productdetail/stmicroelectronics-stm32f103c8t6'
