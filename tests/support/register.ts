import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import forms from '#words/de-CH/forms.json';
import registration from '#words/de-CH/registration.json';
import { startInProcessProvider } from './in-process-provider.ts';
import type { StartProvider, TestProvider } from './test-provider.ts';
import { handClock } from './hand-clock.ts';
import { memoryStorage, newBrowser, openPortal, type OpenPortal } from './open-portal.tsx';

/** An insured person without a login, as in the fund's folder. */
export const livia = {
  firstname: 'Livia',
  name: 'Brändli',
  birthDate: '05.10.1997',
  ahvNumber: '756.0000.0000.95',
  mobileNumber: '+41790000009',
  emailAddress: 'livia.braendli@example.org',
};

const login = '/bergahorn/de-CH/login';

/** The heading of a page, which appears with the page. */
export const h1 = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** A provider, a clock that both sides share, and browsers connected to the provider. */
export const setUp = async (start: StartProvider = startInProcessProvider) => {
  const clock = handClock();
  const provider = await start({ clock });
  const device = () => {
    const browser = newBrowser();
    const fetch = provider.browserFetch();
    return {
      browser,
      open: (address: string, { tab = memoryStorage() } = {}) =>
        openPortal(address, { fetch, origin: provider.origin, clock, browser, tab }),
    };
  };
  return { clock, provider, device, ...device() };
};

/** The world of one registration. */
export type World = Awaited<ReturnType<typeof setUp>>;

/** Where a link leads within the portal. */
export const placeOf = (link: string | undefined): string => {
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
};

/** Enters an unknown address at the login, and returns where the link leads that is mailed to it. */
export const askForRegistration = async (
  { open, provider }: Pick<World, 'open' | 'provider'>,
  emailAddress = livia.emailAddress,
): Promise<string> => {
  const { user, close } = await open(login);
  await h1('Anmelden');
  await fill({ user }, 'E-Mail-Adresse', emailAddress);
  await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
  await h1('Sehen Sie in Ihren E-Mails nach');
  close();
  const [mail] = await provider.sentTo(emailAddress);
  return placeOf(mail?.links[0]);
};

/** Replaces the value of a labelled field at once; the stories of the fields type key by key. */
export const fill = async ({ user }: Pick<OpenPortal, 'user'>, label: string, value: string): Promise<void> => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.paste(value);
};

/** Presses a button. */
export const press = async ({ user }: Pick<OpenPortal, 'user'>, name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => {
    expect(button).toHaveProperty('disabled', false);
  });
  await user.click(button);
};

/** From the start to the social security number, without sending it. */
export const enterPerson = async (opened: OpenPortal, person: typeof livia = livia): Promise<void> => {
  await h1(registration.start.title);
  await opened.user.click(screen.getByRole('checkbox', { name: registration.start.accept }));
  await press(opened, registration.start.submit);
  await h1(registration.name.title);
  await fill(opened, registration.name.firstname, person.firstname);
  await fill(opened, registration.name.lastname, person.name);
  await press(opened, registration.next);
  await h1(registration.birthday.title);
  await fill(opened, registration.birthday.label, person.birthDate);
  await press(opened, registration.next);
  await h1(registration.ahv.title);
  await fill(opened, registration.ahv.label, person.ahvNumber);
};

/** From the start to the phone. */
export const register = async (opened: OpenPortal, person: typeof livia = livia): Promise<void> => {
  await enterPerson(opened, person);
  await press(opened, registration.next);
  await h1(registration.phone.title);
};

/** From the phone to the code of the SMS. */
export const giveNumber = async (opened: OpenPortal, typed = '079 000 00 09'): Promise<void> => {
  await fill(opened, registration.phone.label, typed);
  await press(opened, registration.phone.submit);
  await h1(registration.sms.title);
};

/** The newest code sent by SMS. */
export const smsCodeOf = async (provider: TestProvider, number = livia.mobileNumber): Promise<string> =>
  (await provider.sentTo(number))[0]?.code ?? '';

/** The newest code posted in a letter. */
export const letterCodeOf = async (provider: TestProvider): Promise<string> => (await provider.posted())[0]?.code ?? '';

/** Whether the page says that a code of six digits sends itself. */
export const sendsItself = (pattern = forms.sendsItself): boolean =>
  screen.queryByText((text) => text.includes(pattern.replace('{{digits}}', '6'))) !== null;

/** Enters an SMS code, which is sent by a press if the provider doesn't say how long it is. */
export const enterCode = async (
  opened: OpenPortal,
  { label, submit }: { readonly label: string; readonly submit: string },
  code: string,
): Promise<void> => {
  const mustPress = !sendsItself();
  await fill(opened, label, code);
  if (mustPress) await press(opened, submit);
};

/** From the code of the SMS to the thanks. */
export const confirmNumber = async (opened: OpenPortal, provider: TestProvider): Promise<void> => {
  await enterCode(opened, registration.sms, await smsCodeOf(provider));
  await h1(registration.message.title);
};

/** From the start to the thanks for the confirmed number. */
export const registerUpToLetter = async (opened: OpenPortal, provider: TestProvider): Promise<void> => {
  await register(opened);
  await giveNumber(opened);
  await confirmNumber(opened, provider);
};

/** Enters a letter's code on the page that asks for it. */
export const enterLetterCode = async (opened: OpenPortal, code: string): Promise<void> => {
  await h1(registration.code.title);
  await fill(opened, registration.code.label, code);
  await press(opened, registration.code.submit);
};
