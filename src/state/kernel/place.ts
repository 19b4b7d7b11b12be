import { useCallback } from 'react';
import { defaultLocale, type Locale } from '#kernel/locale.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { href, type HrefOptions } from '#i18n/routes.ts';
import { derivedAtom, stateAtom, useValue } from './atoms.ts';

/** The parsed address bar. */
export type Place = {
  /** The fund in the address; null if it is missing. */
  readonly tenant: string | null;
  readonly locale: Locale;
  /** The route; null if it is unknown. */
  readonly key: RouteKey | null;
  readonly pathname: string;
  readonly query: URLSearchParams;
};

/** The router's location, parsed by the table of routes, for code outside of React; only navigation sets it. */
export const placeAtom = stateAtom<Place>('device', 'place', {
  tenant: null,
  locale: defaultLocale,
  key: null,
  pathname: '/',
  query: new URLSearchParams(),
});

/** The page's language. */
export const localeAtom = derivedAtom((get) => get(placeAtom).locale);

/** Whether the address asks to hide personal data (`?anonymize=true`); passed on to the calls that support it. */
export const anonymizeAtom = derivedAtom((get) => get(placeAtom).query.get('anonymize') === 'true');

/** Address of a route in the current fund and language; keeps `anonymize`. */
export const hrefAtom = derivedAtom((get) => {
  const { tenant, locale } = get(placeAtom);
  const anonymize = get(anonymizeAtom);
  return (key: RouteKey, options: Partial<HrefOptions> = {}): string =>
    tenant === null && options.tenant === undefined
      ? '/redirect'
      : href(key, {
          tenant: tenant ?? '',
          locale,
          ...(anonymize ? { query: { anonymize: 'true', ...options.query } } : {}),
          ...options,
        });
});

/** Builds addresses for the fund and language of the page: `const href = useHref(); href('documents')`. */
export const useHref = (): ((key: RouteKey, options?: Partial<HrefOptions>) => string) => {
  const build = useValue(hrefAtom);
  return useCallback((key, options) => build(key, options), [build]);
};
