import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyboard } from '../support/storyboard-story.tsx';

/** Somebody who is insured gets an account: personal data, the phone, and a code by post. */
const meta: Meta = { title: 'Journeys/Register', parameters: { storyboard: true, fundless: true } };
export default meta;

/** All steps on one page. */
export const Storyboard: StoryObj = storyboard([
  {
    story: 'pages-login-1-address--empty',
    caption: 'Somebody without an account asks for a link at the login.',
  },
  {
    story: 'pages-registration-1-personal-data--start',
    caption: 'The mailed link opens the registration: what to have at hand, and the terms to accept.',
  },
  {
    story: 'pages-registration-1-personal-data--name-again',
    caption: 'The name, as on the pension certificate.',
  },
  {
    story: 'pages-registration-1-personal-data--birthday-again',
    caption: 'The date of birth.',
  },
  {
    story: 'pages-registration-1-personal-data--ahv-help-card',
    caption: 'The social security number; help shows where it stands.',
  },
  {
    story: 'pages-registration-2-authentication--phone',
    caption: 'The provider has found the person and asks for a mobile number.',
  },
  {
    story: 'pages-registration-2-authentication--sms-code',
    caption: 'The code from the SMS proves that the number is theirs.',
  },
  {
    story: 'pages-registration-3-code--message',
    caption: 'A letter with a code is on its way to the address that the fund knows.',
  },
  {
    story: 'pages-registration-3-code--code',
    caption: 'Days later: the code from the letter.',
  },
  {
    story: 'pages-dashboard--first-day',
    caption: 'The account is open, and the dashboard greets.',
  },
]);
