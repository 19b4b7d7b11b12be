import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StepsHeader } from '#ui/StepsHeader.tsx';
import { guide } from '../support/guide.ts';

const steps = ['Angaben', 'Telefon', 'Code'];

const Header = ({ current }: { current: number }) => (
  <StepsHeader
    label="Schritte der Registrierung"
    steps={steps}
    current={current}
    page={{ at: 1, of: 2 }}
    atText={`Schritt ${current + 1} von 3`}
    doneLabel="erledigt"
  />
);

const meta: Meta = {
  title: 'Components/StepsHeader',
  component: StepsHeader,
  parameters: guide(
    ['Use it for a flow of three to five pages.', 'Name the steps in one word, as people would.'],
    ['Don’t let people jump to steps that aren’t reached yet.', 'Don’t use it within a page.'],
  ),
  render: ({ current }) => <Header current={current} />,
};
export default meta;
type Story = StoryObj;

export const FirstStep: Story = { args: { current: 0 } };

export const SecondStep: Story = { args: { current: 1 } };

export const ThirdStep: Story = { args: { current: 2 } };

/** A name that needs two lines leaves the lines above the steps level. */
export const StepsInLongWords: Story = {
  render: () => (
    <StepsHeader
      label="Étapes de l’inscription"
      steps={['Données personnelles de la personne assurée', 'Téléphone', 'Code d’inscription reçu par courrier']}
      current={1}
      atText="Étape 2 sur 3"
      doneLabel="terminé"
    />
  ),
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('listitem')
      .map((step) => step.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
