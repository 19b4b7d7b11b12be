import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { PendingBadge } from '#ui/PendingBadge.tsx';
import { ProfileCard } from '#ui/ProfileCard.tsx';
import { guide } from '../support/guide.ts';
import { edit } from '../support/address-card.tsx';

const meta: Meta = {
  title: 'Components/DefinitionList',
  component: DefinitionList,
  parameters: guide(
    [
      'Use it for data that can be changed, with the change beside the value.',
      'Show what is pending beside what still holds.',
    ],
    ['Don’t show empty values.', 'Don’t use it for figures: those have their own tables.'],
  ),
};
export default meta;
type Story = StoryObj;

export const LoginData: Story = {
  render: () => (
    <ProfileCard title="Zugangsdaten">
      <DefinitionList
        rows={[
          {
            term: 'E-Mail',
            value: 'sandra.huber@example.org',
            pending: <PendingBadge>Noch zu bestätigen: san*****org</PendingBadge>,
            edit: { ...edit, accessibleLabel: 'E-Mail-Adresse ändern' },
          },
          {
            term: 'Mobilnummer',
            value: '+41 79 123 45 67',
            edit: { ...edit, accessibleLabel: 'Mobilnummer ändern' },
          },
        ]}
      />
    </ProfileCard>
  ),
};

export const LongValues: Story = {
  render: () => (
    <ProfileCard title="Persönliche Angaben der versicherten Person" edit={edit}>
      <DefinitionList
        rows={[
          { term: 'Vorname', value: 'Maria-Magdalena Antoinette Wilhelmina' },
          { term: 'Name', value: 'vonHohensteinWinterthurBärengrabenDeLaFontaineRochefoucauldMontmorency' },
          { term: 'Geburtsdatum', value: '**.**.****' },
          { term: 'Sozialversicherungsnummer', value: '756.0000.0000.19' },
        ]}
      />
    </ProfileCard>
  ),
};
