import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#contract/endpoints.ts';
import type { Portal } from '#app/portal-options.ts';
import { generationAtom, shownDocumentAtom } from '#state/remote/document-desk.ts';
import { smallPdf } from '#tests/support/small-pdf.ts';
import words from '#words/de-CH/documents.json';
import { documentsOf, fileAnswer, manyDocuments } from '../support/documents-of.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { answer, refuse, silence, unreachable } from '../support/story-provider.ts';
import { storyClock } from '../support/story-clock.ts';

/** The member’s documents, newest first, the viewer, and the order of a new set of forms. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Documents',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'documents' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** The toolbar's member: a few documents, one of them unread. */
export const AFewDocuments: Story = {};

/** One row is expanded. */
export const Expanded: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { expanded: false, name: /Vorsorge|Certificat|certificate/i });
    if (first !== undefined) await userEvent.click(first);
    await expect(await canvas.findByRole('button', { expanded: true })).toBeVisible();
  },
};

/** Three thousand documents: only those near the screen are rendered. */
export const ThreeThousand: Story = {
  args: { answers: ({ language }) => ({ documents: answer(endpoints.documents, manyDocuments(3_000, language)) }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(400);
  },
};

/** A search that finds nothing. */
export const NothingFound: Story = {
  args: { answers: ({ language }) => ({ documents: answer(endpoints.documents, manyDocuments(40, language)) }) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'x'.repeat(60));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
};

/** All documents are read, one is in French, and one has been superseded. */
export const AllRead: Story = {
  args: {
    answers: ({ language }, person) => ({
      documents: answer(
        endpoints.documents,
        documentsOf(language, person).map((entry, index) => ({
          ...entry,
          unread: false,
          stateLabel: index === 1 ? 'Ersetzt' : null,
          language: index === 0 ? 'fr-FR' : null,
        })),
      ),
    }),
  },
};

/** What a provider may send: long names, no date, no file, one id for all. */
export const OddDocuments: Story = {
  args: {
    answers: () => ({
      documents: answer(endpoints.documents, [
        {
          id: '1',
          date: null,
          type: 'Bestätigung über die vorzeitige Auszahlung und anschliessende Rückzahlung für selbstbewohntes Wohneigentum',
          stateLabel: 'Zur Unterschrift an die Geschäftsstelle zurückzusenden',
          unread: true,
          pdfLink: 'documents/download?fileCode=1',
        },
        { id: '2', date: '2026-02-03', type: '', stateLabel: null, unread: false, pdfLink: null },
        { id: '3', date: '1998-12-31', type: 'Brief', stateLabel: ' ', unread: false, pdfLink: 'javascript:alert(1)' },
      ]),
    }),
  },
};

/** No document yet, and the provider generates none. */
export const NothingYet: Story = {
  args: {
    answers: () => ({
      documents: answer(endpoints.documents, []),
      documentsSummary: answer(endpoints.documentsSummary, {
        unreadDocuments: 0,
        labels: [],
        canOrderDocuments: false,
      }),
    }),
  },
};

/** The list is loading. */
export const StillLoading: Story = { args: { answers: () => ({ documents: silence }) } };

/** The list fails to load; the form set can be generated. */
export const ProviderUnreachable: Story = { args: { answers: () => ({ documents: unreachable }) } };

const generating = (step: 'generating' | 'ready') => (portal: Portal) => {
  portal.store.set(generationAtom, { fileCode: 'story', step, since: storyClock.now() });
};

/** The form set is being generated. */
export const Generating: Story = { args: { prepare: generating('generating') } };

/** The form set has arrived. */
export const Arrived: Story = { args: { prepare: generating('ready') } };

/** The form set could not be generated: the toast. */
export const GenerationFailed: Story = {
  args: {
    answers: () => ({
      generateInsuranceFormSet: answer(endpoints.generateInsuranceFormSet, {
        isReady: false,
        hasError: true,
        fileCode: null,
      }),
    }),
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /Formularset erstellen|formulaires|moduli|form set/ }),
    );
    if (globals['language'] === 'de-CH') await screen.findAllByText(words.generation.failed);
  },
};

const showing = (portal: Portal) => {
  portal.store.set(shownDocumentAtom, { fileCode: '0', title: 'Vorsorgeausweis' });
};

/** The viewer with a document of three pages. */
export const InTheViewer: Story = {
  args: { prepare: showing },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('canvas')).not.toBeNull());
    await waitFor(() => expect(within(dialog).getAllByText('Blatt 1').length).toBeGreaterThan(0));
  },
};

/** The document is loading. */
export const ViewerLoading: Story = {
  args: { prepare: showing, answers: () => ({ downloadDocument: silence }) },
};

/** The provider doesn't send the document: the red box of section 8. */
export const ViewerWithoutDocument: Story = {
  args: {
    prepare: showing,
    answers: () => ({ downloadDocument: refuse(404, 'err_not_found', 'Dieses Dokument gibt es nicht.') }),
  },
  play: async () => {
    await screen.findByRole('alert');
  },
};

/** A file that is no PDF. */
export const ViewerBrokenFile: Story = {
  args: {
    prepare: showing,
    answers: () => ({ downloadDocument: fileAnswer(new TextEncoder().encode('%PDF-1.7 and then nothing')) }),
  },
  play: async ({ globals }) => {
    const box = await screen.findByRole('alert');
    if (globals['language'] === 'de-CH') await expect(box).toHaveTextContent(words.viewer.problems.broken);
  },
};

/** A file with a password. */
export const ViewerLockedFile: Story = {
  args: { prepare: showing, answers: () => ({ downloadDocument: fileAnswer(smallPdf({ locked: true })) }) },
  play: async ({ globals }) => {
    const box = await screen.findByRole('alert');
    if (globals['language'] === 'de-CH') await expect(box).toHaveTextContent(words.viewer.problems.password);
  },
};
