import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import words from '#words/de-CH/simulation.json';
import { setUpProfile } from '../support/profile.ts';

/** The fund doesn't know when he was born. */
const luca = { tenant: 'fadental', emailAddress: 'luca.morandini@example.org', mobileNumber: '+41790000035' };
const world = await setUpProfile(luca);

it.each([
  ['retirement', words.retirement.title],
  ['buy-in', words.buyIn.title],
  ['home-ownership', words.home.title],
  ['additional-savings', words.savings.title],
  ['unpaid-leave', words.leave.title],
  ['death-benefit', words.protection.title],
] as const)('reads on the page %s why nothing can be simulated', async (route, title) => {
  await world.open(route);
  const simulator = within(await screen.findByRole('region', { name: title }));
  simulator.getByText(words.findings.birthDateUnknown);
  expect(simulator.queryByRole('slider')).toBeNull();
});
