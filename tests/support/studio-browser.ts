import { expect, type Browser, type Page } from '@playwright/test';
import type { Locale } from '#kernel/locale.ts';
import { signInBrowser } from './browser-session.ts';
import { readDemo } from './demo.ts';
import type { StudioRequest } from './log-in.ts';

type Administrator = StudioRequest['administrator'];

/** The administrators of a fund. */
export const allAdministratorsOf = async (url: string, code: string): Promise<readonly Administrator[]> => {
  const { tenants } = await readDemo(url);
  return tenants.find((tenant) => tenant.code === code)?.administrators ?? [];
};

/** The first two administrators of a fund. */
export const twoAdministratorsOf = async (url: string, code: string): Promise<[Administrator, Administrator]> => {
  const [first, second] = await allAdministratorsOf(url, code);
  if (first === undefined || second === undefined) throw new Error(`${code} lacks administrators.`);
  return [first, second];
};

/** Opens a page of the studio in a browser of its own, in which somebody is signed in. */
export const openStudioPage = async (
  browser: Browser,
  url: string,
  request: StudioRequest & { readonly path: string },
): Promise<Page> => {
  const { tenant, locale, path } = request;
  const context = await browser.newContext({
    locale,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await signInBrowser(context, url, request);
  const page = await context.newPage();
  await page.goto(`${url}/studio/${tenant}/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

/** Opens the login of a fund, as somebody does who comes along. */
export const openLogin = async (browser: Browser, url: string, code: string, locale: Locale): Promise<Page> => {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}/${code}/${locale}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};
