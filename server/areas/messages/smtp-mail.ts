import { createTransport } from 'nodemailer';
import type { MailTransportConfig } from '#server/kernel/configuration.ts';
import type { Funds } from '#server/model/funds.ts';
import { DeliveryRefused } from './delivery-refused.ts';
import type { Deliver } from './dispatcher.ts';
import { withLogo } from '#server/model/mail-logo.ts';

/** Milliseconds a mail server has for each step. */
const patience = 15_000;

/**
 * Delivers mail over SMTP. The message id is derived from the row, so that a mail repeated after a crash is recognised
 * as the same one. Only the message itself and the fund's logo are read; no files or addresses in it are loaded.
 */
export const smtpMail = (
  { url, from }: MailTransportConfig,
  funds: Pick<Funds, 'readAsset'>,
): Deliver & { close: () => void } => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^<>@\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const deliver: Deliver = async (message) => {
    const mail = message.html === null ? null : await withLogo(message.html, message.tenant, funds);
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: message.recipient },
        subject: message.subject,
        text: message.text,
        ...(mail !== null && { html: mail.html }),
        ...(mail?.logo && {
          attachments: [
            {
              cid: mail.logo.file,
              filename: mail.logo.file,
              content: Buffer.from(mail.logo.content),
              contentDisposition: 'inline',
            },
          ],
        }),
        messageId: `<${message.id}@${domain}>`,
        date: message.created_at,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    } catch (error) {
      const status = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
      if (typeof status === 'number' && status >= 500) throw new DeliveryRefused(`the mail server answered ${status}`);
      throw error;
    }
  };
  return Object.assign(deliver, { close: () => transport.close() });
};
