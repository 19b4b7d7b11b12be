import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyboard } from '../support/storyboard-story.tsx';

/** A member looks for a document, reads it, and has a new one made. */
const meta: Meta = { title: 'Journeys/Download a document', parameters: { storyboard: true, fundless: true } };
export default meta;

/** All steps on one page. */
export const Storyboard: StoryObj = storyboard([
  {
    story: 'pages-dashboard--everything-there',
    caption: 'The card «Documents» counts what is unread.',
    shows: { linkTo: 'documents' },
  },
  {
    story: 'pages-documents--a-few-documents',
    caption: 'The newest document is on top; unread ones are marked.',
  },
  {
    story: 'pages-documents--in-the-viewer',
    caption: 'The document opens over the page; it can be saved and printed.',
  },
  {
    story: 'pages-documents--generating',
    caption: 'A new set of documents is ordered; the drawer says that it is being made.',
  },
  {
    story: 'pages-documents--arrived',
    caption: 'It has arrived, and can be opened from any page.',
  },
]);
