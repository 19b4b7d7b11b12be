import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StepsHeader } from '#ui/StepsHeader.tsx';
import { guide } from '../support/guide.ts';
import { exactly } from '../support/axes.ts';

const steps = [
  { label: 'Persönliche Daten', shortLabel: 'Person' },
  { label: 'Authentifizierung', shortLabel: 'Telefon' },
  { label: 'Registrierungscode', shortLabel: 'Code' },
];

const Header = ({ current }: { current: number }) => (
  <StepsHeader
    label="Schritte der Registrierung"
    steps={steps}
    current={current}
    page={{ at: 1, of: 2 }}
    atText={`Schritt ${current + 1} von 3:`}
    doneLabel="erledigt"
  />
);

const meta: Meta = {
  title: 'Components/StepsHeader',
  component: StepsHeader,
  parameters: guide(
    ['Use it for a flow of three to five pages.', 'Name the steps as people would.'],
    ['Don’t let people jump to steps that aren’t reached yet.', 'Don’t use it within a page.'],
  ),
  render: ({ current }) => <Header current={current} />,
};
export default meta;
type Story = StoryObj;

export const FirstStep: Story = { args: { current: 0 } };

export const SecondStep: Story = { args: { current: 1 } };

export const ThirdStep: Story = { args: { current: 2 } };

const namesAt = (width: number, shown: 'label' | 'shortLabel', hidden: 'label' | 'shortLabel'): Story => ({
  args: { current: 0 },
  parameters: { fundless: true, viewport: { options: { exact: exactly(width) } } },
  globals: { viewport: { value: 'exact' } },
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBe(width);
    for (const step of steps.filter(({ label, shortLabel }) => label !== shortLabel)) {
      await expect(await within(canvasElement).findByText(step[shown])).toBeVisible();
      await expect(within(canvasElement).getByText(step[hidden])).not.toBeVisible();
    }
  },
});

/** From 768 pixels on each step has its whole name (specification, section 9); below that one word. */
export const StepsInWholeNames: Story = namesAt(768, 'label', 'shortLabel');

export const StepsInOneWordEach: Story = namesAt(767, 'shortLabel', 'label');

export const StepsInLongWords: Story = {
  render: () => (
    <StepsHeader
      label="Étapes de l’inscription"
      steps={[
        { label: 'Données personnelles de la personne assurée', shortLabel: 'Données' },
        { label: 'Authentification à deux facteurs', shortLabel: 'Authentification' },
        { label: 'Code d’inscription reçu par courrier', shortLabel: 'Code' },
      ]}
      current={1}
      atText={'Étape 2 sur 3\u00a0:'}
      doneLabel="terminé"
    />
  ),
};
