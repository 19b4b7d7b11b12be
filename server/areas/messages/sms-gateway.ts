import type { SmsGatewayConfig } from '#server/kernel/configuration.ts';
import { DeliveryRefused } from './delivery-refused.ts';
import type { Deliver } from './dispatcher.ts';

/** Milliseconds the gateway has to answer. */
const patience = 10_000;

/**
 * Delivers SMS through an HTTP gateway: `POST` with `{"from", "to", "text", "reference"}` as JSON and a bearer token;
 * any 2xx means accepted. The reference is the row's id, so that a gateway can drop a repeated message. Redirects
 * aren't followed, so that the token only goes to the configured address.
 */
export const smsGateway =
  ({ url, token, sender }: SmsGatewayConfig): Deliver =>
  async (message) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': message.id,
      },
      body: JSON.stringify({ from: sender, to: message.recipient, text: message.text, reference: message.id }),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const isForGood = answer.status >= 400 && answer.status < 500 && ![401, 403, 408, 425, 429].includes(answer.status);
    const words = `the SMS gateway answered ${answer.status}`;
    throw isForGood ? new DeliveryRefused(words) : new Error(words);
  };
