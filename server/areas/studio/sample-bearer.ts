import { isLocale, type Locale } from '#kernel/locale.ts';
import { samplePersonSchema, type SamplePerson } from '#contract/studio/answers.ts';
import { sameHash, type KeyedHash } from '#server/kernel/keyed-hash.ts';

/** Who looks at a fund's draft. */
export type SampleViewer = { readonly tenant: string; readonly person: SamplePerson; readonly locale: Locale };

const signature = (hash: KeyedHash, { tenant, person, locale }: SampleViewer, until: string): string =>
  hash('sample session', tenant, person, locale, until);

/**
 * A bearer token that says by itself who looks at a draft, in which language and until when, signed with the database's
 * secret: every process on one database takes it, whichever has given it.
 */
export const sampleBearer = (hash: KeyedHash, viewer: SampleViewer, until: Date): string => {
  const end = String(until.getTime());
  return [viewer.person, viewer.locale, end, signature(hash, viewer, end)].join('.');
};

/** Who looks at a fund's draft with a call; null for nobody, or a token that is over, forged, or another fund's. */
export const sampleViewer = (
  hash: KeyedHash,
  {
    tenant,
    authorization,
    now,
  }: { readonly tenant: string; readonly authorization: string | null; readonly now: Date },
): SampleViewer | null => {
  const parts = /^Bearer ([A-Za-z]+)\.([A-Za-z-]+)\.(\d{1,15})\.([\w-]+)$/i.exec(authorization ?? '');
  if (parts === null) return null;
  const [, name, locale, until = '', signed = ''] = parts;
  const person = samplePersonSchema.safeParse(name);
  if (!person.success || !isLocale(locale) || Number(until) <= now.getTime()) return null;
  const viewer = { tenant, person: person.data, locale };
  return sameHash(signature(hash, viewer, until), signed) ? viewer : null;
};
