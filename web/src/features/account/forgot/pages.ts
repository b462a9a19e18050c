export const forgotPage = '/forgotpassword'
export const identifyPage = '/forgotpassword/identify'
