import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyboard } from '../support/storyboard-story.tsx';

/** An administrator signs in to the studio, gives the fund another colour, and publishes it. */
const meta: Meta = { title: 'Journeys/Publish a new brand', parameters: { storyboard: true, fundless: true } };
export default meta;

/** All steps on one page. */
export const Storyboard: StoryObj = storyboard([
  {
    story: 'pages-studio-sign-in--email',
    caption: 'An administrator enters an e-mail address.',
  },
  {
    story: 'pages-studio-sign-in--sms',
    caption: 'The mailed link is open; the code from the SMS is the second factor.',
  },
  {
    story: 'pages-studio-editor--brand',
    caption: 'The editor opens on the brand, with the portal beside it.',
  },
  {
    story: 'pages-studio-editor--another-colour',
    caption: 'Another colour: its contrast before and after, and the portal in it at once. It is saved by itself.',
    shows: { part: '#section-panel .MuiPaper-outlined' },
  },
  {
    story: 'pages-studio-editor--images',
    caption: 'Logos for light and dark, each with what is wrong with it.',
  },
  {
    story: 'pages-studio-review--another-colour',
    caption: 'What is to be mended, what differs from today, before and after side by side.',
  },
  {
    story: 'pages-studio-review--published',
    caption: 'Published with a comment: each page that is loaded from now on wears it.',
  },
  {
    story: 'pages-studio-history--three-versions',
    caption: 'The version is in the history, and any earlier one can come back.',
  },
]);
