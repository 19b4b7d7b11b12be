import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyboard } from '../support/storyboard-story.tsx';

/** A member finds a gap on the dashboard, tries out a buy-in, and asks the fund. */
const meta: Meta = { title: 'Journeys/Buy in', parameters: { storyboard: true, fundless: true } };
export default meta;

/** All steps on one page. */
export const Storyboard: StoryObj = storyboard([
  {
    story: 'pages-dashboard--everything-there',
    caption: 'The card «Buy-in» says how much is possible.',
    shows: { linkTo: 'buy-in' },
  },
  {
    story: 'pages-buy-in--something-possible',
    caption: 'The page says how the sum comes about and what a buy-in changes.',
  },
  {
    story: 'pages-buy-in--tried-out',
    caption: 'The sliders show pension and taxes before and after.',
    shows: { part: 'input[type="range"]' },
  },
  {
    story: 'pages-buy-in--scenarios',
    caption: 'Kept scenarios can be compared.',
    shows: { part: 'main input[type="checkbox"]' },
  },
  {
    story: 'pages-contact--from-another-page',
    caption: 'A question goes to the fund; the form knows which page it is about.',
  },
  {
    story: 'pages-contact--with-messages',
    caption: 'The fund has answered, and the thread shows it.',
    shows: { part: 'section[tabindex="-1"] ol' },
  },
]);
