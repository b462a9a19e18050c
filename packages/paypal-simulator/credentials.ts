export const simulatorCredentials = {
  clientId: 'partgate-simulator',
  clientSecret: 'simulated-payments-only',
  webhookId: 'SIMULATED00WEBHOOK',
}
export const simulatedPayee = { email_address: 'sales@partgate.example', merchant_id: 'PARTGATE00001' }
