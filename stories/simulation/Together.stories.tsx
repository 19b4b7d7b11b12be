import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import scenarios from '#words/de-CH/scenarios.json';
import type { Changes } from '#contract/simulations.ts';
import { otherTrials } from '#simulation/entered.ts';
import { Together } from '#simulation/Together.tsx';

const elsewhere: Changes = {
  buyIn: { amount: 20_000, from: '2027-01-31', instalments: 4 },
  leave: { from: '2027-05-01', months: 4, cover: 'riskOnly' },
};

const offered = otherTrials('retirement', elsewhere);

const Ticked = () => {
  const [others, setOthers] = useState<Changes>({});
  return <Together offered={offered} others={others} plan={null} onChange={setOthers} />;
};

/** Tries out two changes together, because one changes the limits of the other. */
const meta: Meta<typeof Ticked> = { title: 'Components/Simulators/Together', component: Ticked };
export default meta;
type Story = StoryObj<typeof Ticked>;

/** What is tried out in two other simulators, unfolded, and one of them added, which stays in sight. */
export const WithABuyIn: Story = {
  name: 'With a buy-in',
  play: async ({ canvasElement }) => {
    const group = within(await within(canvasElement).findByRole('group'));
    await expect(group.queryAllByRole('checkbox')).toHaveLength(0);
    const names = `${scenarios.names.buyIn} · ${scenarios.names.leave}`;
    await userEvent.click(group.getByRole('button', { name: names, expanded: false }));
    const buyIn = group.getByRole('checkbox', { name: scenarios.names.buyIn });
    const leave = group.getByRole('checkbox', { name: scenarios.names.leave });
    for (const isTicked of [true, false, true]) {
      await userEvent.click(buyIn);
      await (isTicked ? expect(buyIn) : expect(buyIn).not).toBeChecked();
      await expect(leave).not.toBeChecked();
    }
  },
};
