import type { ComponentType } from 'react';
import type { LoaderFunction, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import type { Locale } from '#kernel/locale.ts';
import { parentRoute, routeKeys, routePath } from '#contract/route-words.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import { CrashedPage } from './CrashedPage.tsx';
import { pageOf } from './page-table.ts';
import { PortalFrame } from './PortalFrame.tsx';
import { WaitingPage } from './WaitingPage.tsx';

/** Functions that the portal's routes call. */
export type RouteWork = {
  /** Runs the guards and loads the page's texts before it is shown. Redirects by throwing. */
  readonly arrive: LoaderFunction;
  /** Loads the component of a file in src/pages. */
  readonly fetchPage: (file: string) => Promise<ComponentType>;
};

type PortalRoutes = {
  readonly routes: RouteObject[];
  readonly patchRoutesOnNavigation: PatchRoutesOnNavigationFunction;
};

/** The route to which each language's routes are added. */
const pagesId = 'pages';

/**
 * The portal's routes, generated from the table of words and the table of pages: the canonical address of every page in
 * a language, added when that language is first used. Any other address matches the last route: `arrive` redirects it
 * to its canonical form, or it shows the page for unknown addresses.
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
      path: `/:fund/${locale}/${routePath(key, locale)}`,
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
            HydrateFallback: WaitingPage,
            shouldRevalidate: () => true,
            ErrorBoundary: CrashedPage,
            children: [
              // The guards redirect from here to the stored fund.
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
