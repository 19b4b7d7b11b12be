import type { ComponentType } from 'react';
import type { LoaderFunction, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import type { Locale } from '#kernel/locale.ts';
import { parentRoute, recognisePath, routeKeys, routePath } from '#contract/route-words.ts';
import { CrashedPage } from './CrashedPage.tsx';
import { pageOf } from './page-table.ts';
import { PortalFrame } from './PortalFrame.tsx';

/** What the portal's routes run. */
export type RouteWork = {
  /** Before every arrival: the guards, and the texts of the page. Redirects by throwing. */
  readonly arrive: LoaderFunction;
  /** Fetches the component of a file below src/pages. */
  readonly fetchPage: (file: string) => Promise<ComponentType>;
};

type PortalRoutes = {
  readonly routes: RouteObject[];
  readonly patchRoutesOnNavigation: PatchRoutesOnNavigationFunction;
};

/** The route to which each language's own are added. */
const pagesId = 'pages';

/**
 * The portal's routes, made from the table of words and the table of pages: the canonical address of every page in a
 * language, as soon as somebody goes there in that language. Any other address matches the last row; `arrive` brings it
 * into canonical form, and what names no page stays there.
 */
export const portalRoutes = ({ arrive, fetchPage }: RouteWork): PortalRoutes => {
  const page = (path: string, file: string, children: RouteObject[] = []): RouteObject => ({
    path,
    caseSensitive: true,
    lazy: async () => ({ Component: await fetchPage(file) }),
    children,
  });
  const pagesIn = (locale: Locale): RouteObject[] => {
    const entries = routeKeys.map((key) => ({
      key,
      path: `/:tenant/${locale}/${routePath(key, locale)}`,
      ...pageOf(key),
    }));
    const dialogsOver = (parent: string) =>
      entries.flatMap(({ key, path, dialog }) =>
        dialog !== undefined && parentRoute(key) === parent ? [page(path, dialog)] : [],
      );
    return entries.flatMap((entry) =>
      entry.dialog === undefined ? [page(entry.path, entry.page, dialogsOver(entry.key))] : [],
    );
  };
  const known = new Set<Locale>();
  return {
    routes: [
      {
        Component: PortalFrame,
        ErrorBoundary: CrashedPage,
        children: [
          {
            id: pagesId,
            loader: arrive,
            shouldRevalidate: () => true,
            ErrorBoundary: CrashedPage,
            children: [
              // The guards lead on from here to the fund that this browser knows.
              { index: true },
              page('/redirect', pageOf('redirect').page),
              page('*', pageOf(null).page),
            ],
          },
        ],
      },
    ],
    patchRoutesOnNavigation: ({ path, patch }) => {
      const { locale } = recognisePath(path);
      if (known.has(locale)) return;
      known.add(locale);
      patch(pagesId, pagesIn(locale));
    },
  };
};
