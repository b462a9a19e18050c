import { NodeSDK } from '@opentelemetry/sdk-node'

/** Sends spans to where the standard `OTEL_*` settings say; the SDK reads them itself. */
export const startTelemetry = (serviceName: string) => {
  const sdk = new NodeSDK({ serviceName })
  sdk.start()
  return sdk
}
