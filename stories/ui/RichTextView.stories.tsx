import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RichTextView } from '#ui/RichTextView.tsx';
import { hostileMarkup } from '#tests/support/hostile-texts.ts';
import { guide } from '../support/guide.ts';
import { manner, text, article } from '../support/editors-content.tsx';

const meta: Meta = {
  title: 'Components/RichTextView',
  component: RichTextView,
  parameters: guide(
    ['Use it for everything that a fund’s editors write.'],
    ['Don’t render their text in any other way.', 'Don’t use it for the portal’s own words.'],
  ),
};
export default meta;
type Story = StoryObj;

export const Article: Story = { render: () => <RichTextView content={article} {...manner} /> };

export const ArticleInAnotherLanguage: Story = {
  render: () => <RichTextView content={article} lang="de-CH" {...manner} />,
};

export const WhatWouldRunInABrowser: Story = {
  name: 'Hostile text: nothing of it runs',
  render: () => (
    <RichTextView content={{ blocks: hostileMarkup.flatMap((markup) => text(markup).blocks) }} {...manner} />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, iframe, object, form, img[src="x"]')).toBeNull();
    await expect(within(canvasElement).getByText(/window\.hacked = true<\/script>/)).toBeVisible();
  },
};
