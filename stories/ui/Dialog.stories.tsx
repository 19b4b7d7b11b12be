import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { Dialog, DialogText } from '#ui/Dialog.tsx';
import { EmailField } from '#ui/EmailField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Opener } from '../support/Opener.tsx';
import { guide } from '../support/guide.ts';

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

const meta: Meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    ...guide(
      ['Ask for one thing, and name it in the title.', 'Give a way out that loses nothing.'],
      ['Don’t open one dialog over another.', 'Don’t use it for what one may want to compare with the page.'],
    ),
    docs: { story: { inline: false, height: '480px' } },
  },
  render: (args) => <Email {...args} />,
};
export default meta;
type Story = StoryObj;

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
