export const identifyPage = '/forgotpassword/identify'
