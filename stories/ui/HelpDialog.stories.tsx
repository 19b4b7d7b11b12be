import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { HealthCardImage } from '#ui/HealthCardImage.tsx';
import { HelpDialog } from '#ui/HelpDialog.tsx';
import { LetterImage } from '#ui/LetterImage.tsx';
import { PensionCertificateImage } from '#ui/PensionCertificateImage.tsx';
import { guide } from '../support/guide.ts';
import { Opener } from '../support/Opener.tsx';

const AhvHelp = () => (
  <Opener>
    {(close) => (
      <HelpDialog
        title="Wo finde ich meine AHV-Nummer?"
        tabsLabel="Fundorte"
        closeLabel="Schliessen"
        onClose={close}
        tabs={[
          {
            key: 'card',
            label: 'Versicherungskarte',
            content: (
              <>
                <p>Die Nummer steht auf der Vorderseite Ihrer Krankenversicherungskarte. Sie beginnt mit 756.</p>
                <HealthCardImage
                  alt="Gezeichnete Versicherungskarte, die AHV-Nummer ist markiert"
                  nameCaption="Name, Vorname"
                  numberCaption="AHV-Nr."
                />
              </>
            ),
          },
          {
            key: 'certificate',
            label: 'Vorsorgeausweis',
            content: (
              <>
                <p>Auf dem Vorsorgeausweis steht sie bei Ihren persönlichen Daten.</p>
                <PensionCertificateImage
                  alt="Gezeichneter Vorsorgeausweis, die AHV-Nummer ist markiert"
                  title="Vorsorgeausweis"
                  numberCaption="AHV-Nummer"
                />
              </>
            ),
          },
        ]}
      />
    )}
  </Opener>
);

const meta: Meta = {
  title: 'Components/HelpDialog',
  component: HelpDialog,
  parameters: {
    ...guide(
      ['Show by picture where to find what is asked.', 'Begin with the place that most people have at hand.'],
      ['Don’t repeat the label in other words.', 'Don’t ask for anything in it.'],
    ),
    docs: { story: { inline: false, height: '480px' } },
  },
};
export default meta;
type Story = StoryObj;

export const Help: Story = { render: () => <AhvHelp /> };

/** Arrow keys move between tabs. */
export const HelpOnItsSecondTab: Story = {
  render: () => <AhvHelp />,
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Vorsorgeausweis' }));
    await expect(screen.getByRole('tabpanel', { name: 'Vorsorgeausweis' })).toBeVisible();
    await expect(screen.getByRole('img', { name: /Gezeichneter Vorsorgeausweis/ })).toBeVisible();
  },
};

export const HelpOfOnePlace: Story = {
  name: 'Help with one topic',
  render: () => (
    <Opener>
      {(close) => (
        <HelpDialog
          title="Wo finde ich den Code?"
          tabsLabel="Fundort"
          closeLabel="Schliessen"
          onClose={close}
          tabs={[
            {
              key: 'letter',
              label: 'Brief',
              content: (
                <>
                  <p>Der Code steht in der Mitte des Briefs.</p>
                  <LetterImage alt="Gezeichneter Brief, der Code ist markiert" codeCaption="Ihr Code" />
                </>
              ),
            },
          ]}
        />
      )}
    </Opener>
  ),
};
