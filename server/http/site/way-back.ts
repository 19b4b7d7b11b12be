import type { Locale } from '#kernel/locale.ts';
import { routePath } from '#contract/route-words.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import type { Origins } from '#server/kernel/origins.ts';

/**
 * Where a simulator leads back to: the portal's page that the member came from, in the language they read now, if it
 * belongs to this provider or to a configured portal; else the fund's dashboard here. No other address is ever linked.
 *
 * @param wanted the page that the member came from, as given in the address
 */
export const wayBack = (
  wanted: string | null,
  { fund, locale }: { readonly fund: string; readonly locale: Locale },
  origins: Pick<Origins, 'own' | 'mayBeLinkedTo'>,
): string => {
  const home = `${origins.own}/${fund}/${locale}/${routePath('dashboard', locale)}`;
  if (wanted === null || wanted.length > 2000 || !URL.canParse(wanted)) return home;
  const url = new URL(wanted);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '' || !origins.mayBeLinkedTo(url.origin)) return home;
  const from = recognisePath(url.pathname);
  if (from.fund === fund && from.key !== null && from.credentials === null) {
    url.pathname = `/${fund}/${locale}/${routePath(from.key, locale)}`;
  }
  return url.href;
};
