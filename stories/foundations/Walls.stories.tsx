import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { locales } from '#kernel/locale.ts';
import { initialGlobals, wallOf } from '../support/axes.ts';
import { tenants } from '../support/funds.ts';
import { scrollNothingAround } from '../support/in-window.ts';
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

/** The story that the walls show. */
const dashboard = 'pages-dashboard--everything-there';

const placesOf = (globals: object) => wallOf({ ...initialGlobals, ...globals }) ?? [];

/** The dashboard in all funds, in windows as wide as a laptop and drawn smaller. */
export const AllFunds: Story = {
  name: 'Dashboard in all funds',
  // The tests have no page of Storybook's to put into a window.
  tags: ['!test'],
  render: () => <Wall story={dashboard} places={placesOf({ fund: 'all' })} width="desktop" />,
};

/** The dashboard in all languages, in windows as wide as a phone. */
export const AllLanguages: Story = {
  name: 'Dashboard in all languages',
  tags: ['!test'],
  render: () => <Wall story={dashboard} places={placesOf({ language: 'all' })} width="phone" />,
};

/** A wall of all funds with empty windows. */
export const EmptyFunds: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Wall story="a-story" places={placesOf({ fund: 'all' })} width="desktop" page="about:blank" />,
  play: async ({ canvas }) => {
    const places = placesOf({ fund: 'all' });
    await expect(places).toHaveLength(tenants.length);
    for (const { name, choice } of places) {
      // A window loads when it comes into sight.
      const region = await canvas.findByRole('region', { name });
      region.scrollIntoView();
      const frame = await canvas.findByTitle<HTMLIFrameElement>(name);
      // Castagneto speaks Italian alone.
      const language = choice.fund === 'castagneto' ? 'it-IT' : 'de-CH';
      await expect(frame.src).toContain(`id=a-story&globals=fund:${choice.fund};language:${language};mode:fund`);
      await expect(frame.contentWindow?.innerWidth).toBe(1440);
      await expect(frame.getBoundingClientRect().width).toBeLessThan(1440);
    }
  },
};

/** A wall of all languages with empty windows. */
export const EmptyLanguages: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Wall story="a-story" places={placesOf({ language: 'all' })} width="phone" page="about:blank" />,
  play: async ({ canvasElement }) => {
    const frames: HTMLIFrameElement[] = [];
    for (const region of await within(canvasElement).findAllByRole('region')) {
      region.scrollIntoView();
      frames.push(await within(region).findByTitle<HTMLIFrameElement>(region.getAttribute('aria-label') ?? ''));
    }
    await expect(frames.map(({ src }) => /language:([^;]+)/.exec(src)?.[1])).toEqual(locales);
    await expect(frames.map(({ contentWindow }) => contentWindow?.innerWidth)).toEqual(locales.map(() => 360));
    await expect(within(canvasElement).getByRole('link', { name: 'Deutsch (Schweiz)' })).toHaveAttribute(
      'href',
      expect.stringContaining('path=/story/a-story'),
    );
  },
};

/** A page in a window that scrolls to one of its parts, or focuses it, leaves the page around it where it is. */
export const ScrollsOnlyItself: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div style={{ paddingBlockStart: '150vh' }}>
      <iframe
        title="a page"
        sandbox="allow-same-origin"
        srcDoc='<html lang="en"><title>A page</title><main><h1 tabindex="-1" style="margin: 150vh 0">Far below</h1></main></html>'
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('a page');
    const heading = await waitFor(() => {
      const found = frame.contentDocument?.querySelector('h1');
      if (!found) throw new Error('The page is yet to come.');
      return found;
    });
    const view = heading.ownerDocument.defaultView;
    if (view === null) throw new Error('The page has no window.');
    scrollNothingAround(view);
    for (const lead of [() => heading.scrollIntoView({ block: 'center' }), () => heading.focus()]) {
      view.scrollTo(0, 0);
      lead();
      const { top, bottom } = heading.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(frame.clientHeight);
    }
    await expect(heading.ownerDocument.activeElement).toBe(heading);
    await expect(window.scrollY).toBe(0);
  },
};
