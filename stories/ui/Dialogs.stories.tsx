import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { ConfirmLeaveDialog } from '#ui/ConfirmLeaveDialog.tsx';
import { Dialog, DialogText } from '#ui/Dialog.tsx';
import { EmailField } from '#ui/EmailField.tsx';
import { HealthCardImage } from '#ui/HealthCardImage.tsx';
import { HelpDialog } from '#ui/HelpDialog.tsx';
import { LetterImage } from '#ui/LetterImage.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PensionCertificateImage } from '#ui/PensionCertificateImage.tsx';

/** A page with a button that opens a dialog. */
const Opener = ({ children }: { children: (close: () => void) => ReactNode }) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Öffnen
      </Button>
      {open
        ? children(() => {
            setOpen(false);
          })
        : null}
    </>
  );
};

/** A dialog with a form that can be cancelled. */
const FormDialog = ({ title, submit, children }: { title: string; submit: ReactNode; children: ReactNode }) => (
  <Opener>
    {(close) => (
      <Dialog
        title={title}
        closeLabel="Schliessen"
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault();
        }}
        actions={
          <>
            <Button variant="outlined" onClick={close}>
              Abbrechen
            </Button>
            {submit}
          </>
        }
      >
        {children}
      </Dialog>
    )}
  </Opener>
);

const Email = ({ error, pending = false }: { error?: string; pending?: boolean }) => (
  <FormDialog
    title="E-Mail-Adresse ändern"
    submit={
      <Button type="submit" pending={pending} pendingLabel="Wird gesendet">
        Code senden
      </Button>
    }
  >
    <DialogText>Wir senden einen Code an die neue Adresse. Erst mit ihm gilt sie.</DialogText>
    <EmailField label="Neue E-Mail-Adresse" defaultValue="sandra.huber@example.org" error={error} />
  </FormDialog>
);

const meta: Meta<typeof Email> = { title: 'UI/Dialogs', component: Email };
export default meta;
type Story = StoryObj<typeof Email>;

export const Form: Story = {};
export const FormWrong: Story = { args: { error: 'Diese Adresse gehört schon zu Ihrem Konto.' } };
export const FormPending: Story = { args: { pending: true } };

export const LongText: Story = {
  render: () => (
    <Opener>
      {(close) => (
        <Dialog
          title="Wiederherstellungs-E-Mail-Adresse für den Fall, dass Sie keinen Zugang mehr haben"
          closeLabel="Schliessen"
          onClose={close}
          actions={<Button onClick={close}>Verstanden und weiter</Button>}
        >
          {Array.from({ length: 12 }, (_, index) => (
            <DialogText key={index}>
              Ihre Vorsorgeeinrichtung braucht einen zweiten Weg zu Ihnen. Geben Sie eine Adresse an, die Sie auch dann
              erreichen, wenn Sie Ihre Stelle wechseln.
            </DialogText>
          ))}
        </Dialog>
      )}
    </Opener>
  ),
};

export const CodeWithNotice: Story = {
  render: () => (
    <FormDialog title="E-Mail-Code eingeben" submit={<Button type="submit">Bestätigen</Button>}>
      <Notice severity="info">Den Code haben wir an san*****************org gesendet.</Notice>
      <CodeField label="E-Mail-Code" />
    </FormDialog>
  ),
};

/** Escape closes the dialog and returns the focus. */
export const ClosedByEscape: Story = {
  parameters: { fundless: true },
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = within(canvasElement).getByRole('button', { name: 'Öffnen' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'E-Mail-Adresse ändern' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

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

const onStay = fn();
export const UnsavedChanges: Story = {
  render: () => (
    <ConfirmLeaveDialog
      open
      title="Änderungen verwerfen?"
      text="Was Sie eingegeben haben, ist noch nicht gespeichert."
      stayLabel="Weiter bearbeiten"
      leaveLabel="Verwerfen"
      onStay={onStay}
      onLeave={fn()}
    />
  ),
};

/** Escape loses nothing. */
export const UnsavedChangesKept: Story = {
  ...UnsavedChanges,
  parameters: { fundless: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Weiter bearbeiten' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(onStay).toHaveBeenCalled();
  },
};
