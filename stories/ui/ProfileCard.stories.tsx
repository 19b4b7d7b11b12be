import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Notice } from '#ui/Notice.tsx';
import { ProfileCard } from '#ui/ProfileCard.tsx';
import { guide } from '../support/guide.ts';
import { address, edit } from '../support/address-card.tsx';

const meta: Meta = {
  title: 'Components/ProfileCard',
  component: ProfileCard,
  parameters: guide(
    ['Use it for data that belong together and are changed together.'],
    ['Don’t offer a change that the fund doesn’t allow.', 'Don’t mix personal data with figures.'],
  ),
};
export default meta;
type Story = StoryObj;

export const Card: Story = {
  render: () => (
    <ProfileCard title="Adresse" edit={edit}>
      {address}
    </ProfileCard>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /Adresse ändern/ })).toBeVisible();
  },
};

export const ReadOnlyCard: Story = { render: () => <ProfileCard title="Adresse">{address}</ProfileCard> };

export const CardWithChangeUnderWay: Story = {
  render: () => (
    <ProfileCard
      title="Adresse"
      edit={edit}
      notice={
        <Notice severity="info" live="off">
          Ihre neue Adresse wird übermittelt. Es kann ein paar Tage dauern, bis die Änderung wirksam wird.
        </Notice>
      }
    >
      {address}
    </ProfileCard>
  ),
};
