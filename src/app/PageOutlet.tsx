import { createElement, useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useValue } from '#state/atoms.ts';
import { placeAtom } from '#state/place.ts';
import { loggedInAtom } from '#state/session.ts';
import { brandingAtom, fundNameAtom } from '#state/tenant.ts';
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
  children: (page: ReactNode, frame: 'threshold' | 'member') => ReactNode;
};

/**
 * Puts the focus on the heading of a page that has just arrived and its beginning into view; going back, the browser
 * restores where the person was. The first page of all, and the same page in another language, leave the focus alone.
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

/**
 * Names page and fund in the document's title, its language to assistive technology, and the fund by its icon. Title and
 * page change in the same frame.
 */
const useDocumentTitle = (): void => {
  const { t } = useTranslation('shell');
  const { key, locale } = useValue(placeAtom);
  const fund = useValue(fundNameAtom);
  const page = key === null ? t('titleUnknown') : t(`titles.${key}`);
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
  const frame = entry.access === 'session' || (entry.access === 'either' && loggedIn) ? 'member' : 'threshold';
  useDocumentTitle();
  useArrival(view.kind === 'show' ? (view.key ?? 'unknown') : view.kind);

  if (view.kind === 'ending') return children(<EndingPage />, 'threshold');
  if (view.kind === 'unreachable') return children(<UnreachablePage what={view.what} />, 'threshold');
  if (failure !== undefined) return children(<CrashedPage />, 'threshold');
  if (view.kind !== 'show') return children(null, frame);
  const component = navigation.pages.component(entry);
  return children(
    <PageBoundary key={entry.page}>{component === null ? null : createElement(component)}</PageBoundary>,
    frame,
  );
};
