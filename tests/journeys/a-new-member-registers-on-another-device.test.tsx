import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import registration from '#words/de-CH/registration.json';
import login from '#words/de-CH/login.json';
import { providersWith } from '../support/providers.ts';
import {
  askForRegistration,
  enterLetterCode,
  fill,
  h1,
  letterCodeOf,
  livia,
  press,
  register,
  registerUpToLetter,
  setUp,
} from '../support/register.ts';

describe.each(providersWith())('At $name a new member who continues on another device', ({ start }) => {
  it('continues at the phone number once their details are confirmed', async () => {
    const world = await setUp(start);
    const phone = await world.open(await askForRegistration(world));
    await register(phone);
    phone.close();
    const other = world.device();
    const laptop = await other.open(await askForRegistration({ ...world, ...other }));
    await h1(registration.phone.title);
    expect(laptop.portal.router.address()).toBe('/bergahorn/de-CH/anmelden/telefon');
  });

  it('starts at the beginning if nothing was confirmed yet', async () => {
    const world = await setUp(start);
    const phone = await world.open(await askForRegistration(world));
    await h1(registration.start.title);
    phone.close();
    const other = world.device();
    const laptop = await other.open(await askForRegistration({ ...world, ...other }));
    await h1(registration.start.title);
    await waitFor(() => {
      expect(laptop.portal.router.address()).toBe('/bergahorn/de-CH/anmelden/start');
    });
  });
});

describe.each(providersWith('knowsBrowsers'))(
  'At $name, which knows browsers, a new member who continues on another device',
  ({ start }) => {
    it('continues at the code once their number is confirmed, and logs in there after the letter’s code', async () => {
      const world = await setUp(start);
      const phone = await world.open(await askForRegistration(world));
      await registerUpToLetter(phone, world.provider);
      phone.close();

      const other = world.device();
      const laptop = await other.open(await askForRegistration({ ...world, ...other }));
      await enterLetterCode(laptop, await letterCodeOf(world.provider));
      await screen.findByText(login.email.registered);
      expect(laptop.portal.router.address()).toBe('/bergahorn/de-CH/login');
      await h1('Anmelden');

      await fill(laptop, login.email.label, livia.emailAddress);
      await press(laptop, login.email.submit);
      await h1(login.link.title);
      const [mail] = await world.provider.sentTo(livia.emailAddress);
      const link = new URL(mail?.links[0] ?? '').pathname;
      expect(link).toContain('/login/link/');
    });
  },
);
