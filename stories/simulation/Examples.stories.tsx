import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import words from '#words/de-CH/simulation.json';
import { Examples } from '#simulation/Examples.tsx';
import type { Example } from '#simulation/examples.ts';

const some: readonly Example[] = [
  { key: 'most', label: words.buyIn.examples.most, changes: {} },
  { key: 'age', label: words.retirement.examples.age.replace('{{age}}', '63'), changes: {} },
  { key: 'long', label: words.protection.examples.deathRetired, changes: {} },
];

/** Examples from which a simulator can start. */
const meta: Meta<typeof Examples> = {
  title: 'Components/Simulators/Examples',
  component: Examples,
  args: { onTake: fn() },
};
export default meta;
type Story = StoryObj<typeof Examples>;

/** Above the results of a simulator. */
export const ToBeginWith: Story = {
  args: { examples: some },
  play: async ({ canvasElement, args }) => {
    // Its words may still be on the way, if no story of the page has shown them before.
    const buttons = within(await within(canvasElement).findByRole('group')).getAllByRole('button');
    await expect(buttons).toHaveLength(some.length);
    await userEvent.click(buttons[1] ?? canvasElement);
    await expect(args.onTake).toHaveBeenCalledWith(some[1]);
  },
};

/** The results of the second one are shown. */
export const OneShown: Story = {
  args: { examples: some, shown: 'age' },
  play: async ({ canvasElement }) => {
    const pressed = await within(canvasElement).findAllByRole('button', { pressed: true });
    await expect(pressed.map(({ textContent }) => textContent)).toEqual([some[1]?.label]);
  },
};

/** Nothing telling is possible: nothing is shown. */
export const NoneTelling: Story = { args: { examples: [] } };
