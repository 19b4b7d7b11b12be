import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

type ChartStory = Pick<StoryObj, 'parameters'> & { readonly play: NonNullable<StoryObj['play']> };

/** What a chart's live regions say; the library has an empty one of its own. */
export const saidIn = (canvas: HTMLElement): string =>
  within(canvas)
    .getAllByRole('status')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    .join(' ');

/**
 * Arrow keys select a chart's points one after another, which are said above it and stay until Escape.
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
    await waitFor(() => expect(saidIn(canvasElement)).toContain(amount));
    await userEvent.tab();
    await expect(saidIn(canvasElement)).toContain(amount);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(saidIn(canvasElement)).not.toContain(amount));
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
