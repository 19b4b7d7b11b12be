import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { locales } from '#kernel/locale.ts';
import { initialGlobals, wallOf } from '../support/axes.ts';
import { tenants } from '../support/funds.ts';
import { Wall } from '../support/Wall.tsx';

/**
 * One story in every fund or every language at once: choose «All funds» or «All languages» in the toolbar of any story
 * or page. Each frame is a window of its own, so its breakpoints are those of its width.
 */
const meta: Meta = {
  title: 'Foundations/Walls',
  component: Wall,
  parameters: { fundless: true, bare: true },
};
export default meta;
type Story = StoryObj;

const placesOf = (globals: object) => wallOf({ ...initialGlobals, ...globals }) ?? [];

/** A wall of all funds, whose windows are as wide as a laptop and drawn smaller. Here they are empty. */
export const AllFunds: Story = {
  render: () => <Wall story="a-story" places={placesOf({ fund: 'all' })} width="desktop" page="about:blank" />,
  play: async ({ canvas }) => {
    await canvas.findByTitle(tenants[0]?.settings.displayName ?? '');
    const frames = tenants.map(({ code, settings }) => ({
      code,
      frame: canvas.getByTitle<HTMLIFrameElement>(settings.displayName),
    }));
    for (const { code, frame } of frames) {
      await expect(frame.src).toContain(`id=a-story&globals=fund:${code};language:de-CH;mode:light`);
      await expect(frame.contentWindow?.innerWidth).toBe(1440);
      await expect(frame.getBoundingClientRect().width).toBeLessThan(400);
    }
  },
};

/** A wall of all languages, whose windows are as wide as a phone. */
export const AllLanguages: Story = {
  render: () => <Wall story="a-story" places={placesOf({ language: 'all' })} width="phone" page="about:blank" />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByTitle('Italiano');
    const frames = Array.from(canvasElement.querySelectorAll('iframe'));
    await expect(frames.map(({ src }) => /language:([^;]+)/.exec(src)?.[1])).toEqual(locales);
    await expect(frames.map(({ contentWindow }) => contentWindow?.innerWidth)).toEqual(locales.map(() => 360));
    await expect(within(canvasElement).getByRole('link', { name: 'Deutsch (Schweiz)' })).toHaveAttribute(
      'href',
      expect.stringContaining('path=/story/a-story'),
    );
  },
};
