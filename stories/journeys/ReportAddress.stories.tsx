import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyboard } from '../support/storyboard-story.tsx';

/** A member has moved, reports it, and sees that the fund is checking it. */
const meta: Meta = { title: 'Journeys/Report a new address', parameters: { storyboard: true, fundless: true } };
export default meta;

/** All steps on one page. */
export const Storyboard: StoryObj = storyboard([
  {
    story: 'pages-profile-page--everything-changeable',
    caption: 'The profile shows the address that the fund knows.',
  },
  {
    story: 'pages-profile-dialogs--address-asked',
    caption: 'A dialog asks for the new one.',
  },
  {
    story: 'pages-profile-dialogs--address-incomplete',
    caption: 'What is missing is said at its field.',
  },
  {
    story: 'pages-profile-dialogs--address-conflict',
    caption: 'Somebody has changed it meanwhile: both addresses are shown.',
  },
  {
    story: 'pages-profile-page--pending-address',
    caption: 'The change is pending beside what still holds.',
  },
]);
