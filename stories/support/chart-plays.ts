import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

type ChartStory = Pick<StoryObj, 'parameters'> & { readonly play: NonNullable<StoryObj['play']> };

/**
 * Arrow keys move along a chart's points, the tooltip shows an amount in full, and Escape hides it.
 *
 * @param drawn selects the chart's elements, which are loaded after the story
 */
export const byKeyboard = (drawn: string, keys: string, amount: string): ChartStory => ({
  parameters: { fundless: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector(drawn)).not.toBeNull());
    page.getByRole('button').focus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(keys);
    await waitFor(() => expect(page.getByText(amount)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByText(amount)).toBeNull());
  },
});

/** The same figures as a table, one key press away. */
export const asTable: ChartStory = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [button] = await page.findAllByRole('button');
    if (button === undefined) throw new Error('There is no button for the table.');
    await userEvent.click(button);
    await expect((await page.findAllByRole('table'))[0]).toBeVisible();
  },
};
