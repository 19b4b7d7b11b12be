import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import type { Locale } from '#kernel/locale.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { href } from '#i18n/routes.ts';
import profile from '#words/de-CH/profile.json';
import { startInProcessProvider } from './in-process-provider.ts';
import type { StartProvider, TestProvider } from './test-provider.ts';
import { handClock, runningClock } from './hand-clock.ts';
import { sendsItself } from './register.ts';
import { memoryStorage, newBrowser, openPortal, type OpenPortal } from './open-portal.tsx';

/** A demo member and their fund. */
export type Member = { readonly tenant: string; readonly emailAddress: string; readonly mobileNumber: string };

/** A fund that allows every change. */
export const anna: Member = {
  tenant: 'bergahorn',
  emailAddress: 'anna.keller@example.org',
  mobileNumber: '+41790000004',
};
/** Support staff. */
export const claire: Member = {
  tenant: 'bergahorn',
  emailAddress: 'claire.bonvin@example.com',
  mobileNumber: '+41790000007',
};

/** The texts of the page and its dialogs in Swiss German. */
export const words = profile;

/** Logs in by the provider's own calls, in a browser that keeps its cookies; resolves with the tab's token. */
export const logIn = async (provider: TestProvider, fetch: Fetch, { tenant, ...member }: Member): Promise<string> => {
  const api = `${provider.origin}/api/v1/`;
  let csrf = '';
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(api + path, {
      method,
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    csrf = response.headers.get('x-csrf-token') ?? csrf;
    return response;
  };
  await call('GET', `isvalidtenantcode/?tenantName=${tenant}`);
  const urlCallback = provider.origin + href('login-link', { fund: tenant, locale: 'de-CH' });
  await call('POST', 'sessions/email', { emailAddress: member.emailAddress, urlCallback, tenant, language: 'de-CH' });
  const [mail] = await provider.sentTo(member.emailAddress);
  const { pathname, searchParams } = new URL(mail?.links[0] ?? '');
  const [inPath = '', beforeIt = ''] = pathname.split('/').toReversed();
  const emailCode = searchParams.get('emailcode') ?? inPath;
  const sessionId = searchParams.get('sessionid') ?? beforeIt;
  await call('PATCH', `sessions/sms/${sessionId}`, { emailCode });
  const [sms] = await provider.sentTo(member.mobileNumber);
  const opened = await call('PATCH', `sessions/login/${sessionId}`, { smsCode: sms?.code ?? '' });
  const { data }: { data: { token: string } } = await opened.json();
  return data.token;
};

type OpenProfileOptions = {
  readonly tab?: ReturnType<typeof memoryStorage>;
  readonly locale?: Locale;
  readonly through?: Fetch;
  /** Query of the address, with its question mark. */
  readonly query?: string;
  /** Receives the address to which somebody leaves the portal. */
  readonly leave?: (address: string) => void;
};

/** A provider, a clock shared by both sides, and a browser in which a member is logged in. */
export const setUpProfile = async (
  member: Member = anna,
  start: StartProvider = startInProcessProvider,
  clock = handClock(),
) => {
  const provider = await start({ clock });
  const browser = newBrowser();
  const fetch = provider.browserFetch();
  const token = await logIn(provider, fetch, member);
  /** A tab in which the member is logged in, for a provider without cookies. */
  const openTab = () => {
    const tab = memoryStorage();
    if (start !== startInProcessProvider) tab.setItem('pilaster.token', token);
    return tab;
  };
  const at = (key: RouteKey, locale: Locale = 'de-CH') => href(key, { fund: member.tenant, locale });
  const open = (
    key: RouteKey,
    { tab = openTab(), locale, through = fetch, query = '', leave }: OpenProfileOptions = {},
  ): Promise<OpenPortal> =>
    openPortal(at(key, locale) + query, {
      fetch: through,
      origin: provider.origin,
      clock,
      browser,
      tab,
      ...(leave && { leave }),
    });
  const codeSentTo = async (recipient: string): Promise<string> => (await provider.sentTo(recipient))[0]?.code ?? '';
  return { clock, provider, browser, fetch, at, open, openTab, codeSentTo };
};

/** {@link setUpProfile} for simulators, which wait until a slider rests. */
export const setUpSimulator = (member?: Member) => setUpProfile(member, startInProcessProvider, runningClock());

/** Resolves when the profile's cards are shown. */
export const profileThere = (): Promise<HTMLElement> =>
  screen.findByRole('region', { name: words.personal.title, hidden: true });

/** A card of the page. */
export const card = (name: string) => within(screen.getByRole('region', { name, hidden: true }));

/** The dialog with a title. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Resolves when no dialog is open any more. */
export const dialogGone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

/** Resolves when the portal is at the address of a route. */
export const arrivedAt = async ({ portal }: OpenPortal, address: string): Promise<void> => {
  await waitFor(() => {
    expect(portal.router.address()).toBe(address);
  });
};

/** Replaces the value of a labelled field at once, and sends it if `{Enter}` follows; stories type key by key. */
export const fill = async (
  { user }: OpenPortal,
  within_: Pick<ReturnType<typeof within>, 'findByLabelText'>,
  label: string,
  value: string,
): Promise<void> => {
  const field = await within_.findByLabelText(label);
  await user.clear(field);
  const [text = ''] = value.split('{Enter}');
  if (text !== '') await user.paste(text);
  if (text !== value) await user.keyboard('{Enter}');
};

/** Enters a code in a dialog, which is sent by a press if the provider doesn't say how long it is. */
export const enterCode = async (
  opened: OpenPortal,
  within_: Awaited<ReturnType<typeof dialog>>,
  label: string,
  code: string,
): Promise<void> => {
  const mustPress = !sendsItself();
  await fill(opened, within_, label, code);
  if (mustPress) await opened.user.click(within_.getByRole('button', { name: words.dialog.confirm }));
};

/** The label of an optional field. */
export const optional = (label: string): string => words.dialog.optional.replace('{{label}}', label);
