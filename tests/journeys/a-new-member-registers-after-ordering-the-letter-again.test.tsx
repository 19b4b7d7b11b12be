import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import registration from '#words/de-CH/registration.json';
import {
  askForRegistration,
  enterLetterCode,
  h1,
  letterCodeOf,
  press,
  registerUpToLetter,
  setUp,
} from '../support/register.ts';

const reachCode = async () => {
  const world = await setUp();
  const opened = await world.open(await askForRegistration(world));
  await registerUpToLetter(opened, world.provider);
  await press(opened, registration.message.enterCode);
  await h1(registration.code.title);
  return { ...world, opened };
};

describe('A new member whose letter did not arrive', () => {
  it('orders it again; from then on only the newer code works, and opens their dashboard', async () => {
    const { opened, provider, clock, open } = await reachCode();
    const older = await letterCodeOf(provider);
    clock.pass(61_000);
    await opened.user.click(screen.getByRole('link', { name: registration.code.order }));
    await h1(registration.send.title);
    await press(opened, registration.send.submit);
    await h1(registration.finish.title);
    expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/anmelden/fertig');
    await press(opened, registration.finish.ok);
    await h1('Anmelden');
    expect(opened.portal.router.address()).toBe('/bergahorn/de-CH/login');
    opened.close();

    clock.pass(3 * 24 * 3600_000);
    const later = await open(await askForRegistration({ open, provider }));
    await enterLetterCode(later, older);
    await screen.findByText(/Dieser Code stimmt nicht\. Sie haben noch 4 Versuche\./);
    await enterLetterCode(later, await letterCodeOf(provider));
    await waitFor(() => {
      expect(later.portal.router.address()).toMatch(/\/bergahorn\/de-CH\/(?:dashboard|login)$/);
    });
  });

  it('who has just ordered it reads in how many minutes another one can be ordered', async () => {
    const { opened } = await reachCode();
    await opened.user.click(screen.getByRole('link', { name: registration.code.order }));
    await h1(registration.send.title);
    await press(opened, registration.send.submit);
    await screen.findByText(/Einen weiteren können Sie in 1 Min\. bestellen\./);
    await opened.user.click(screen.getByRole('link', { name: registration.send.back }));
    await h1(registration.code.title);
  });
});
