import type { Funds } from './funds.ts';
import type { Message } from '#server/store/tables.ts';

/** Maximum size of a mail's logo in bytes. */
const heaviestLogo = 200_000;

/** A logo as a part of its mail. */
export type LogoPart = { readonly file: string; readonly content: Uint8Array };

/** A mail's HTML, and the logo that it shows. */
export type MailWithLogo = { readonly html: string; readonly logo: LogoPart | null };

/** The picture as `mail-html.ts` writes it. */
const picture = /<img[^>]* src="cid:([\w.-]+)"[^>]* alt="([^"]*)"[^>]*>/;

/**
 * Reads the logo that a mail shows. Without a file, or with one that is too large, the fund's name stands in its place.
 */
export const withLogo = async (
  html: string,
  tenant: Message['tenant'],
  funds: Pick<Funds, 'readAsset'>,
): Promise<MailWithLogo> => {
  const [tag, file, name = ''] = picture.exec(html) ?? [];
  if (tag === undefined || file === undefined) return { html, logo: null };
  const content = await funds.readAsset(tenant, file);
  if (content === null || content.byteLength > heaviestLogo) {
    return { html: html.replace(tag, () => name), logo: null };
  }
  return { html, logo: { file, content } };
};

/** The HTML with its logo written into it, for the demo's outbox. */
export const withLogoInside = ({ html, logo }: MailWithLogo): string => {
  if (logo === null) return html;
  const type = logo.file.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return html.replace(`cid:${logo.file}`, `data:${type};base64,${Buffer.from(logo.content).toString('base64')}`);
};
