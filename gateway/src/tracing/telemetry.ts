import { NodeSDK } from '@opentelemetry/sdk-node'

export const startTelemetry = (serviceName: string) => {
  const sdk = new NodeSDK({ serviceName })
  sdk.start()
  return sdk
}
