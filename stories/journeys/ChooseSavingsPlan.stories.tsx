import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyboard } from '../support/storyboard-story.tsx';

/** A member compares the savings plans, tries one out, and chooses it. */
const meta: Meta = { title: 'Journeys/Choose a savings plan', parameters: { storyboard: true, fundless: true } };
export default meta;

/** All steps on one page. */
export const Storyboard: StoryObj = storyboard([
  {
    story: 'pages-dashboard--everything-there',
    caption: 'The card «Savings plan» names the plan in force.',
    shows: { linkTo: 'additional-savings' },
  },
  {
    story: 'pages-additional-savings--plans',
    caption: 'All plans with their rates; the one in force is marked.',
  },
  {
    story: 'pages-additional-savings--tried-out',
    caption: 'The simulator shows what another plan changes, in salary and in pension.',
    shows: { part: 'input[type="range"]' },
  },
  {
    story: 'pages-additional-savings--customize',
    caption: 'A plan is picked in a dialog.',
  },
  {
    story: 'pages-additional-savings--confirmation',
    caption: 'What will hold from when, to be confirmed.',
  },
  {
    story: 'pages-additional-savings--applied',
    caption: 'The choice is saved, with a confirmation as a document.',
  },
  {
    story: 'pages-additional-savings--chosen-for-later',
    caption: 'Until it begins, the page says that another plan is chosen.',
  },
]);
