import { defaultLocale, type Locale } from '#kernel/locale.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { href, type HrefOptions } from '#i18n/routes.ts';
import { actionAtom, derivedAtom, stateAtom, useValue } from './atoms.ts';

/** The parsed address bar. */
export type Place = {
  /** The fund in the address; null if it is missing. */
  readonly fund: string | null;
  readonly locale: Locale;
  /** The route; null if it is unknown. */
  readonly key: RouteKey | null;
  readonly pathname: string;
  readonly query: URLSearchParams;
};

/** The router's location, parsed by the table of routes, for code outside of React; only navigation sets it. */
export const placeAtom = stateAtom<Place>('device', 'place', {
  fund: null,
  locale: defaultLocale,
  key: null,
  pathname: '/',
  query: new URLSearchParams(),
});

/** The page's language. */
export const localeAtom = derivedAtom((get) => get(placeAtom).locale);

/** Whether the address asks to hide personal data (`?anonymize=true`); passed on to the calls that support it. */
export const anonymizeAtom = derivedAtom((get) => get(placeAtom).query.get('anonymize') === 'true');

/** The query of a call that can hide personal data. */
export const anonymizeQueryAtom = derivedAtom((get): { readonly anonymize?: 'true' } =>
  get(anonymizeAtom) ? { anonymize: 'true' } : {},
);

/** Address of a route in the current fund and language; keeps `anonymize`. */
export const hrefAtom = derivedAtom((get) => {
  const { fund, locale } = get(placeAtom);
  const query = get(anonymizeQueryAtom);
  return (key: RouteKey, options: Partial<HrefOptions> = {}): string =>
    fund === null && options.fund === undefined
      ? '/redirect'
      : href(key, {
          fund: fund ?? '',
          locale,
          ...options,
          query: { ...query, ...options.query },
        });
});

/** Builds addresses for the fund and language of the page: `const href = useHref(); href('documents')`. */
export const useHref = (): ((key: RouteKey, options?: Partial<HrefOptions>) => string) => useValue(hrefAtom);

/** The address of this page with a query. */
export const addressWith = (pathname: string, query: URLSearchParams): string => {
  const search = query.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
};

/** Takes a word out of the address's query once it has been followed, so that a reload doesn't follow it again. */
export const dropQueryAction = actionAtom(({ get, services }, word: string): void => {
  const { pathname, query } = get(placeAtom);
  const rest = new URLSearchParams(query);
  rest.delete(word);
  services.navigate(addressWith(pathname, rest), { replace: true });
});
