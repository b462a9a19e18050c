export const forgotPage = '/forgotpassword'
export const identifyPage = '/forgotpassword/identify'
export const resetPage = '/forgotpassword/resetpassword'
