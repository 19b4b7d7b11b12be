import type { BrowserContext } from '@playwright/test';
import { logInThroughApi, signInThroughApi, type LogInRequest, type StudioRequest } from './log-in.ts';

/** Gives a browser the cookies of a session. */
const takeCookies = (context: BrowserContext, url: string, { cookie }: { readonly cookie: string }): Promise<void> =>
  context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value, url };
    }),
  );

/** Logs a member in without the pages of the login, which have their own tests. */
export const logInBrowser = async (context: BrowserContext, url: string, request: LogInRequest): Promise<void> =>
  takeCookies(context, url, await logInThroughApi(url, request));

/** Signs an administrator in to the studio without the pages for it, which have their own tests. */
export const signInBrowser = async (context: BrowserContext, url: string, request: StudioRequest): Promise<void> =>
  takeCookies(context, url, await signInThroughApi(url, request));
