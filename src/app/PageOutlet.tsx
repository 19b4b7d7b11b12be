import { createElement, useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useValue } from '#state/kernel/atoms.ts';
import { parentRoute, type RouteKey } from '#contract/route-words.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { loggedInAtom } from '#state/session/session.ts';
import { brandingAtom, fundNameAtom } from '#state/fund/tenant.ts';
import { pageHeadingSelector } from '#ui/PageHeading.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { CrashedPage } from './CrashedPage.tsx';
import { EndingPage } from './EndingPage.tsx';
import type { Navigation } from './navigation.ts';
import { pageOf } from './page-table.ts';
import { UnreachablePage } from './UnreachablePage.tsx';

export type PageOutletProps = {
  navigation: Navigation;
  /** Puts the shell around the page. */
  children: (page: ReactNode, frame: 'threshold' | 'steps' | 'member') => ReactNode;
};

/**
 * Puts the focus on the heading of a page that has just arrived and its beginning into view; going back, the browser
 * restores where the person was. The first page of all, the same page in another language, and a dialog that comes or goes
 * over its page leave the focus alone: the dialog takes and returns it itself.
 */
const useArrival = (shown: string): void => {
  const byHistory = useNavigationType() === NavigationType.Pop;
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before === null || before === shown) return;
    if (!byHistory) window.scrollTo(0, 0);
    const target =
      document.querySelector<HTMLElement>(`main ${pageHeadingSelector}, main h1`) ??
      document.querySelector<HTMLElement>('main');
    if (target === null) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: byHistory });
  }, [byHistory, shown]);
};

/** What one arrives at: a dialog belongs to the page below it. */
const arrivalOf = (key: RouteKey | null): string => {
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

/** The page of the address, or what stands in for it, in the shell. */
export const PageOutlet = ({ navigation, children }: PageOutletProps) => {
  const view = useValue(navigation.view);
  const { key } = useValue(placeAtom);
  const { failure } = useSyncExternalStore(navigation.subscribe, navigation.arrival);
  const entry = pageOf(key);
  const loggedIn = useValue(loggedInAtom);
  const frame =
    entry.access === 'session' || (entry.access === 'either' && loggedIn) ? 'member' : (entry.frame ?? 'threshold');
  useDocumentTitle(view.kind === 'ending');
  useArrival(view.kind === 'show' ? arrivalOf(view.key) : view.kind);

  if (view.kind === 'ending') return children(<EndingPage />, 'threshold');
  if (view.kind === 'unreachable') return children(<UnreachablePage what={view.what} />, 'threshold');
  if (failure !== undefined) return children(<CrashedPage />, 'threshold');
  if (view.kind !== 'show') return children(null, frame);
  const component = navigation.pages.component(entry);
  const dialog = navigation.pages.dialog(entry);
  return children(
    <PageBoundary key={entry.page}>
      {component === null
        ? null
        : createElement(component, null, dialog === null ? null : createElement(dialog, { key: entry.dialog }))}
    </PageBoundary>,
    frame,
  );
};
