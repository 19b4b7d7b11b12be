/** Why the provider can't start, as one sentence for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
