import { inEveryLanguage } from '#kernel/every-language.ts';
import german from '#words/de-CH/provider-certificate.json' with { type: 'json' };

/** Texts of the pension certificate that the pages don't have. */
export type CertificateTexts = typeof german;

/** The certificate's texts in a language. */
export const certificateTexts = await inEveryLanguage('provider-certificate', german);
