import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequirementList } from '#ui/RequirementList.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/RequirementList',
  component: RequirementList,
  parameters: guide(
    ['List what to have at hand before a flow begins.'],
    ['Don’t list what the portal knows already.', 'Don’t use it for conditions: those are text.'],
  ),
};
export default meta;
type Story = StoryObj;

export const WhatOneNeeds: Story = {
  name: 'Requirements',
  render: () => (
    <RequirementList
      label="Das brauchen Sie"
      items={[
        {
          key: 'ahv',
          icon: 'card',
          title: 'Ihre AHV-Nummer',
          text: 'Sie steht auf der Karte Ihrer Krankenversicherung und auf dem Vorsorgeausweis.',
        },
        { key: 'phone', icon: 'phone', title: 'Ihr Mobiltelefon', text: 'Wir senden Ihnen einen Code per SMS.' },
        { key: 'letter', icon: 'mail', title: 'Unseren Brief', text: 'Er kommt in zwei bis drei Arbeitstagen.' },
        { key: 'time', icon: 'clock', title: 'Fünf Minuten Zeit' },
      ]}
    />
  ),
};
