/** The receiving side will never accept this message, however often it is retried. */
export class DeliveryRefused extends Error {
  override readonly name = 'DeliveryRefused';
}
