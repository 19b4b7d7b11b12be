import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { accessOf, parentRoute, type RouteKey } from '#contract/route-words.ts';
import { asksToRegister, namingRoute } from '#domain/recognise-path.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { loggedInAtom } from '#state/session/session.ts';
import { brandingAtom, fundNameAtom } from '#state/fund/settings.ts';
import { Shell, type ShellProps } from '#shell/Shell.tsx';
import { focusPage } from '#ui/focus-page.ts';
import { forgetDrawnPageAction } from './drawn-page.ts';
import { viewAtom } from './guards.ts';
import { memberFrameAtom } from './member-frame.ts';
import { pageOf } from './page-table.ts';
import { replacementOf } from './replacement-of.tsx';
import { WaitingPage } from './WaitingPage.tsx';

/**
 * Moves the focus to a new page; not on the very first one, for the same page in another language, or for a dialog that opens
 * or closes over its page, because dialogs manage the focus themselves.
 */
const useArrival = (shown: string): void => {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before === null || before === shown) return;
    focusPage();
  }, [shown]);
};

/** Identifies the page of a route; a dialog belongs to the page below it. */
export const arrivalOf = (key: RouteKey | null): string => {
  if (key === null) return 'unknown';
  return pageOf(key).dialog === undefined ? key : (parentRoute(key) ?? key);
};

/**
 * Sets the document's title, language and icon. The title and the page change in the same frame.
 */
const useDocumentTitle = (ending: boolean): void => {
  const { t } = useTranslation('shell');
  const { key, locale, query } = useValue(placeAtom);
  const fund = useValue(fundNameAtom);
  const page = ending
    ? t('signingOut.title')
    : key === null
      ? t('titleUnknown')
      : t(`titles.${namingRoute(key, asksToRegister(query))}`);
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

/** Key of a scroll position: the history entry, or the address for the first entry, which has no key. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** The current page, or its replacement, in the shell. */
export const PortalFrame = () => {
  const view = useValue(viewAtom);
  const place = useValue(placeAtom);
  const { pathname } = useLocation();
  const frame = useFrame();
  useDocumentTitle(view.kind === 'ending');
  useArrival(view.kind === 'show' ? arrivalOf(view.key) : view.kind);
  const forgetDrawnPage = useAction(forgetDrawnPageAction);
  const isShown = view.kind === 'show';
  useEffect(() => {
    if (isShown) forgetDrawnPage();
  }, [isShown, forgetDrawnPage]);
  if (view.kind === 'ending' || view.kind === 'unreachable') return replacementOf(view);
  return (
    <>
      {/* After a change of the fund nothing is shown until its page is ready. */}
      <Shell frame={frame}>
        {view.kind === 'show' && pathname === place.pathname ? <Outlet /> : view.kind === 'wait' && <WaitingPage />}
      </Shell>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
};
