/** What the simulator lets in; they open nothing else. */
export const simulatorCredentials = {
  clientId: 'partgate-simulator',
  clientSecret: 'simulated-payments-only',
  webhookId: 'SIMULATED00WEBHOOK',
}
/** Whose account the simulated money goes to. */
export const simulatedPayee = { email_address: 'sales@partgate.example', merchant_id: 'PARTGATE00001' }
