import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import words from '#words/de-CH/additional-savings.json';
import simulation from '#words/de-CH/simulation.json';
import content from '#tenants/default/content/de-CH/additional-savings.json' with { type: 'json' };
import retirement from '#tenants/default/content/de-CH/retirement.json' with { type: 'json' };
import { setUpProfile } from '../support/profile.ts';
import { throughFault } from '../support/through-fault.ts';

const { simulationBox } = content.page;

const hansruedi = { tenant: 'urgestein', emailAddress: 'hansruedi.bieri@example.org', mobileNumber: '+41790000043' };

it('reads on the page of the savings plans why none can be chosen, and finds no editors’ box that leads to a comparison', async () => {
  const heidi = { tenant: 'schiefer', emailAddress: 'heidi.arnold@example.org', mobileNumber: '+41790000019' };
  const world = await setUpProfile(heidi);
  await world.open('additional-savings');
  await screen.findAllByText('Ihre Versicherung endet, bevor eine neue Wahl gelten würde.');
  // The editors' text is there, without the box.
  await screen.findByText(content.page.body[0] ?? '');
  expect(screen.queryByText(simulationBox.title)).toBeNull();
  expect(screen.queryByText(simulationBox.linkText)).toBeNull();
});

it('finds that box where a plan can be chosen and the page has no simulator of its own', async () => {
  const world = await setUpProfile();
  await world.open('additional-savings', {
    through: throughFault(world.fetch, (called) =>
      called.endsWith('/simulations/basis') ? Response.json({ errors: [] }, { status: 404 }) : null,
    ),
  });
  await screen.findByText(simulationBox.title);
  // The figure’s own link has the same words.
  expect(screen.getAllByText(simulationBox.linkText).length).toBeGreaterThan(0);
});

it('finds no editors’ text on a choice where the fund offers none, and the way to a buy-in beside it', async () => {
  const world = await setUpProfile(hansruedi);
  await world.open('additional-savings');
  await screen.findByText(words.plan.noChoice);
  await screen.findByText(content.sidebar.boxes[1]?.title ?? '');
  expect(screen.queryByText(content.page.body[0] ?? '')).toBeNull();
  expect(screen.queryByText(simulationBox.title)).toBeNull();
});

it('finds no editors’ box on retirement that offers a simulation in a fund without any', async () => {
  const world = await setUpProfile(hansruedi);
  const answered: string[] = [];
  await world.open('retirement', {
    through: async (input, init) => {
      const answer = await world.fetch(input, init);
      answered.push(new URL(new Request(input, init).url).pathname);
      return answer;
    },
  });
  await screen.findByText(retirement.page.body[0] ?? '');
  await waitFor(() => expect(answered.some((path) => path.endsWith('/pages/additionalsavingssimulation'))).toBe(true));
  await act(async () => {});
  expect(screen.queryByText(retirement.page.simulationBox.title)).toBeNull();
});

it('reads once that there is no choice, and can try out another workload', async () => {
  const nadja = { tenant: 'ginster', emailAddress: 'nadja.wyss@example.org', mobileNumber: '+41790000011' };
  const world = await setUpProfile(nadja);
  await world.open('additional-savings');
  const panel = within(await screen.findByRole('region', { name: simulation.savings.titleWithoutOptions }));
  panel.getByRole('slider', { name: simulation.savings.workload });
  screen.getByText(words.plan.noChoice);
  expect(screen.queryByText(simulation.savings.noOptions)).toBeNull();
});
