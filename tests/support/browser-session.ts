import type { BrowserContext } from '@playwright/test';
import { logInThroughApi, type LogInRequest } from './log-in.ts';

/** Logs a member in without the pages of the login, which have their own tests. */
export const logInBrowser = async (context: BrowserContext, url: string, request: LogInRequest): Promise<void> => {
  const { cookie } = await logInThroughApi(url, request);
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value, url };
    }),
  );
};
