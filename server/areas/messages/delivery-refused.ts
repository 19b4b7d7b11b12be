/** The receiving side will not take this message, however often it is tried. */
export class DeliveryRefused extends Error {
  override readonly name = 'DeliveryRefused';
}
