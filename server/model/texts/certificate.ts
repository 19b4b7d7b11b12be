import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-certificate.json' with { type: 'json' };

/** Words of the pension certificate that the pages do not have. */
export type CertificateTexts = typeof german;

/** The certificate's words in a language. */
export const certificateTexts = await inEveryLanguage('provider-certificate', german);
