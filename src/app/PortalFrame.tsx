import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { useValue } from '#state/kernel/atoms.ts';
import { accessOf, parentRoute, type RouteKey } from '#contract/route-words.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { loggedInAtom } from '#state/session/session.ts';
import { brandingAtom, fundNameAtom } from '#state/fund/tenant.ts';
import { Shell, type ShellProps } from '#shell/Shell.tsx';
import { pageHeadingSelector } from '#ui/PageHeading.tsx';
import { EndingPage } from './EndingPage.tsx';
import { viewAtom } from './guards.ts';
import { memberFrameAtom } from './member-frame.ts';
import { pageOf } from './page-table.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

/**
 * Puts the focus on the heading of a page that has just arrived. The first page of all, the same page in another language,
 * and a dialog that comes or goes over its page leave the focus where it is: the dialog takes and returns it itself.
 */
const useArrival = (shown: string): void => {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before === null || before === shown) return;
    const target =
      document.querySelector<HTMLElement>(`main ${pageHeadingSelector}, main h1`) ??
      document.querySelector<HTMLElement>('main');
    if (target === null) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    // Where the page is scrolled to is the router's to say.
    target.focus({ preventScroll: true });
  }, [shown]);
};

/** What one arrives at: a dialog belongs to the page below it. */
export const arrivalOf = (key: RouteKey | null): string => {
  if (key === null) return 'unknown';
  return pageOf(key).dialog === undefined ? key : (parentRoute(key) ?? key);
};

/**
 * Names page and fund in the document's title, its language to assistive technology, and the fund by its icon. Title and
 * page change in the same frame.
 */
const useDocumentTitle = (ending: boolean): void => {
  const { t } = useTranslation('shell');
  const { key, locale } = useValue(placeAtom);
  const fund = useValue(fundNameAtom);
  const page = ending ? t('signingOut.title') : key === null ? t('titleUnknown') : t(`titles.${key}`);
  useLayoutEffect(() => {
    document.title = fund === '' ? page : `${page} – ${fund}`;
    document.documentElement.lang = locale;
  }, [page, fund, locale]);
  const { favicon } = useValue(brandingAtom);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null && favicon !== null && icon.href !== favicon) icon.href = favicon;
  }, [favicon]);
};

const useFrame = (): ShellProps['frame'] => {
  const { key } = useValue(placeAtom);
  const loggedIn = useValue(loggedInAtom);
  const memberFrame = useValue(memberFrameAtom);
  const access = accessOf(key);
  if (memberFrame !== null && (access === 'session' || (access === 'either' && loggedIn))) return memberFrame;
  return pageOf(key).frame ?? 'threshold';
};

/** Where one was on a page: by its entry in the history; the first one has no key of its own, but an address. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** The page that the router has arrived at, or what stands in for it, in the shell. */
export const PortalFrame = () => {
  const view = useValue(viewAtom);
  const place = useValue(placeAtom);
  const { pathname } = useLocation();
  const frame = useFrame();
  useDocumentTitle(view.kind === 'ending');
  useArrival(view.kind === 'show' ? arrivalOf(view.key) : view.kind);
  if (view.kind === 'ending') {
    return (
      <Shell frame="threshold">
        <EndingPage />
      </Shell>
    );
  }
  if (view.kind === 'unreachable') {
    return (
      <Shell frame="threshold">
        <UnreachablePage what={view.what} />
      </Shell>
    );
  }
  return (
    <>
      {/* Under another fund's address nothing is shown before its page has arrived. */}
      <Shell frame={frame}>{view.kind === 'show' && pathname === place.pathname ? <Outlet /> : null}</Shell>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
};
