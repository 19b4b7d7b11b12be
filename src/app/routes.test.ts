import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { locales } from '#kernel/locale.ts';
import { routeKeys } from '#contract/route-words.ts';
import { href } from '#i18n/routes.ts';
import { pageOf } from './page-table.ts';
import { portalRoutes } from './routes.ts';

/** The page files that the route of an address loads, outermost first. */
const filesAt = async (address: string): Promise<string[]> => {
  const fetched: string[] = [];
  const { routes, patchRoutesOnNavigation } = portalRoutes({
    arrive: () => null,
    fetchPage: async (file) => {
      fetched.push(file);
      return () => null;
    },
  });
  const router = createMemoryRouter(routes, { patchRoutesOnNavigation, initialEntries: [address] });
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => {
      if (initialized) resolve();
    });
  });
  router.dispose();
  return fetched;
};

describe('The routes', () => {
  it.each(locales)(
    'leads from every canonical address in %s to its page, and to the dialog over it',
    async (locale) => {
      for (const key of routeKeys) {
        const { page, dialog } = pageOf(key);
        expect(await filesAt(href(key, { fund: 'nordlicht', locale })), key).toEqual(
          dialog === undefined ? [page] : [page, dialog],
        );
      }
    },
  );

  it.each(['/nordlicht/de-CH/tableaudebord', '/nordlicht/de-CH/Dashboard', '/nordlicht/de-CH', '/nordlicht/unsinn'])(
    'leaves %s, which isn’t canonical, to the route for unknown addresses',
    async (address) => {
      expect(await filesAt(address)).toEqual(['not-found/NotFoundPage']);
    },
  );

  it('loads nothing for the bare address, which redirects', async () => {
    expect(await filesAt('/')).toEqual([]);
  });

  it('shows the redirect page without a fund', async () => {
    expect(await filesAt('/redirect')).toEqual(['redirect/RedirectPage']);
  });
});
