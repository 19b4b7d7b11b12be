import { isEmailAddress } from '#kernel/email-address.ts';

/** Mail providers that members of Swiss funds use, most used first. A domain in the list is never doubted. */
const providers = [
  'gmail.com bluewin.ch hotmail.com icloud.com outlook.com gmx.ch gmx.net hispeed.ch sunrise.ch',
  'yahoo.com hotmail.ch hotmail.fr hotmail.it hotmail.de outlook.fr outlook.it outlook.de outlook.pt',
  'live.com live.fr live.it live.de live.ch msn.com yahoo.fr yahoo.it yahoo.de yahoo.co.uk yahoo.com.br',
  'ymail.com rocketmail.com me.com mac.com gmx.de gmx.at gmx.com web.de t-online.de freenet.de mail.de',
  'mail.ch mail.com email.com email.ch email.de googlemail.com protonmail.com protonmail.ch proton.me',
  'pm.me ik.me ikmail.com posteo.de posteo.ch posteo.net swissonline.ch bluemail.ch quickline.ch',
  'netplus.ch vtxnet.ch vtxmail.ch tbwnet.ch sunrise.net green.ch greenmail.ch besonet.ch romandie.com',
  'ticino.com citycable.ch swissmail.org libero.it tiscali.it virgilio.it alice.it tin.it orange.fr',
  'wanadoo.fr free.fr sfr.fr laposte.net sapo.pt aol.com uol.com.br bol.com.br terra.com.br',
  'fastmail.com hey.com',
].flatMap((line) => line.split(' '));

const known = new Set(providers);

/** Endings that don't exist, and what was meant. */
const endings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    con: 'com',
    cim: 'com',
    vom: 'com',
    xom: 'com',
    ocm: 'com',
    cmo: 'com',
    comm: 'com',
    hc: 'ch',
    cch: 'ch',
    chh: 'ch',
    vh: 'ch',
    xh: 'ch',
    nett: 'net',
    ner: 'net',
  }),
);

/** Providers with one ending only, such as gmail, of which there is no gmail.ch. */
const soleEndings: ReadonlyMap<string, string> = new Map(
  Object.entries({ gmail: 'com', icloud: 'com', bluewin: 'ch', hispeed: 'ch' }),
);

/** Whether two texts differ by one character more, less or other, or by two that changed places. */
const differByOneKey = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const rest = (text: string, skipped: number) => text.slice(from + skipped);
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[from] === other[from + 1] && one[from + 1] === other[from] && rest(one, 2) === rest(other, 2))
  );
};

/** A name this short differs by one key from too many others. */
const shortestName = 5;

/** The domain that was meant. A domain that may become a provider's while one types is left alone. */
const meantDomain = (typed: string): string => {
  if (providers.some((provider) => provider.startsWith(typed))) return typed;
  const dot = typed.lastIndexOf('.');
  if (dot === -1) return typed;
  const ending = typed.slice(dot + 1);
  const name = typed.slice(0, dot);
  const sole = soleEndings.get(name);
  if (sole !== undefined) return `${name}.${sole}`;
  const mended = `${name}.${endings.get(ending) ?? ending}`;
  if (known.has(mended)) return mended;
  // Another ending may be another country's: outlook.at is no slip of outlook.it.
  const isMeant = (provider: string): boolean => {
    const at = provider.lastIndexOf('.');
    return at >= shortestName && mended.endsWith(provider.slice(at)) && differByOneKey(mended, provider);
  };
  return providers.find(isMeant) ?? mended;
};

/** What is typed for the @ on a keyboard of another country, or left out, before a provider's domain. */
const splitWithoutAt = (typed: string): readonly [string, string] | null => {
  const [provider] = providers
    .filter((one) => one.lastIndexOf('.') >= shortestName && typed.endsWith(one))
    .toSorted((one, other) => other.length - one.length);
  if (provider === undefined) return null;
  return [typed.slice(0, -provider.length).replace(/["'.]+$/, ''), provider];
};

/**
 * The address that was probably meant, for common slips: a provider's name or an ending mistyped, a comma for a dot, a
 * space, a left-out @. Null if nothing looks like one. It only proposes: most domains are unknown here and right.
 */
export const meantAddress = (typed: string): string | null => {
  const text = typed.trim();
  const bare = text.replaceAll(/\s+/g, '').replace(/^mailto:/i, '');
  const parts = bare.split('@');
  const [local = '', domain = ''] = parts.length === 1 ? (splitWithoutAt(bare.toLowerCase()) ?? []) : parts;
  if (local === '' || domain === '' || parts.length > 2) return null;
  const meant = meantDomain(
    domain
      .toLowerCase()
      .replaceAll(',', '.')
      .replaceAll(/\.{2,}/g, '.')
      .replace(/\.$/, ''),
  );
  const address = `${bare.slice(0, local.length)}@${meant}`;
  return address.toLowerCase() !== text.toLowerCase() && isEmailAddress(address) && !isUnfinished(meant)
    ? address
    : null;
};

/** Whether a domain is only the beginning of a provider's. */
const isUnfinished = (domain: string): boolean =>
  !known.has(domain) && providers.some((provider) => provider.startsWith(domain));
