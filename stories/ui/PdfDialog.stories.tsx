import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { PdfDialog } from '#ui/PdfDialog.tsx';
import { saveFile } from '#ui/save-file.ts';
import { smallPdf } from '#tests/support/small-pdf.ts';
import words from '#words/de-CH/documents.json';
import { guide } from '../support/guide.ts';

const viewer = {
  ...words.viewer,
  page: (page: number, count: number) => `Seite ${page} von ${count}`,
};

/** Three pages, once. */
const file = new Blob([smallPdf({ pages: 3 })], { type: 'application/pdf' });

const Shown = () => {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Öffnen
      </Button>
      {isOpen ? (
        <PdfDialog
          title="Vorsorgeausweis"
          file={file}
          problem={null}
          words={viewer}
          onBack={() => {
            setIsOpen(false);
          }}
          onDownload={() => {
            saveFile({ name: 'Vorsorgeausweis.pdf', content: file }, fn());
          }}
        />
      ) : null}
    </>
  );
};

const meta: Meta = {
  title: 'Components/PdfDialog',
  component: PdfDialog,
  parameters: {
    ...guide(
      ['Show a document without leaving the page.', 'Offer to save it, too.'],
      ['Don’t open a second one over it.'],
    ),
    docs: { story: { inline: false, height: '640px' } },
  },
};
export default meta;
type Story = StoryObj;

/** The viewer: pages by keys and buttons, zoom, and the way back. */
export const Viewer: Story = {
  render: () => <Shown />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Vorsorgeausweis' });
    await within(dialog).findByText('Seite 1 von 3');
    await userEvent.keyboard('{End}');
    await within(dialog).findByText('Seite 3 von 3');
    await userEvent.click(within(dialog).getByRole('button', { name: words.viewer.previous }));
    await within(dialog).findByText('Seite 2 von 3');
    await userEvent.keyboard('{Home}');
    await within(dialog).findByText('Seite 1 von 3');
    const widthOf = () => dialog.querySelector('canvas')?.getBoundingClientRect().width ?? 0;
    await userEvent.click(within(dialog).getByRole('button', { name: words.viewer.fitPage }));
    await waitFor(() => expect(widthOf()).toBeGreaterThan(0));
    const before = widthOf();
    await userEvent.keyboard('+');
    await waitFor(() => expect(widthOf()).toBeGreaterThan(before));
  },
};
