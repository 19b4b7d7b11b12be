import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { StudioRecording } from '../support/recorded/recording.ts';
import { replayed } from '../support/recorded/replay.ts';
import { spokenInStudio } from '../support/spoken.ts';
import { refuse, silence, type Answer } from '../support/story-provider.ts';
import { StudioStory, type StudioAnswers } from '../support/StudioStory.tsx';

/** Where an administrator dresses the fund's portal, section by section, and sees it before anyone else does. */
const meta: Meta<typeof StudioStory> = {
  title: 'Pages/Studio/Editor',
  component: StudioStory,
  parameters: { portal: true },
};
export default meta;
type Story = StoryObj<typeof StudioStory>;

const editorIsThere = () => waitFor(() => expect(screen.getAllByRole('tab').length).toBeGreaterThan(7));

/** Name, colours and shapes, with their contrast before and after. */
export const Brand: Story = { args: { address: '/{code}/edit/brand' }, play: editorIsThere };

const withChange = (recording: StudioRecording): StudioAnswers => ({ draft: replayed(recording.changedDraft) });

/** Another colour than members see, saved a while ago. */
export const AnotherColour: Story = {
  name: 'Another colour, not yet saved',
  args: { address: '/{code}/edit/brand', answers: withChange },
  play: editorIsThere,
};

/** Logos, the background and the favicon. */
export const Images: Story = { args: { address: '/{code}/edit/images' }, play: editorIsThere };

/** Sends a file as the first image. */
const sendImage = async (file: File) => {
  await editorIsThere();
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (found === null) throw new Error('There is no field for an image.');
    return found;
  });
  await userEvent.upload(input, file);
};

/** Two colours are proposed from the logo, and taken over only on a press. */
export const PaletteProposed: Story = {
  args: { address: '/{code}/edit/brand' },
  play: async ({ globals }) => {
    await editorIsThere();
    const t = await spokenInStudio({ globals });
    const propose = await screen.findByRole('button', { name: t('brand.fromLogo') });
    await userEvent.click(propose);
    await waitFor(() => expect(propose.parentElement?.querySelector('output')).not.toBeEmptyDOMElement());
  },
};

/** A picture had parts that could do harm: they are removed, and named. */
export const ImageCleaned: Story = {
  args: { address: '/{code}/edit/images' },
  play: async ({ globals }) => {
    await sendImage(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    const t = await spokenInStudio({ globals });
    await screen.findByText(t('images.cleaned'));
  },
};

const withRefusedImage = (recording: StudioRecording): StudioAnswers => ({
  storeImage: replayed(recording.imageRefused),
});

/** What was sent is no picture. */
export const ImageRefused: Story = {
  args: { address: '/{code}/edit/images', answers: withRefusedImage },
  play: async () => {
    await sendImage(new File(['text'], 'logo.png', { type: 'image/png' }));
    await screen.findByRole('alert');
  },
};

/** On a phone: the preview and the other pages are in the bar at the bottom. */
export const OnAPhone: Story = {
  args: { address: '/{code}/edit/brand' },
  globals: { viewport: { value: 'phone' } },
};

/** The languages offered. */
export const Languages: Story = { args: { address: '/{code}/edit/languages' }, play: editorIsThere };

/** What members may do themselves. */
export const Switches: Story = { args: { address: '/{code}/edit/switches' }, play: editorIsThere };

/** How the fund is reached. */
export const Contact: Story = { args: { address: '/{code}/edit/contact' }, play: editorIsThere };

/** Where the portal asks other services, and what counts its visits. */
export const Services: Story = { args: { address: '/{code}/edit/services' }, play: editorIsThere };

/** Terms of use. */
export const Terms: Story = { args: { address: '/{code}/edit/terms' }, play: editorIsThere };

/** The texts of a page, with what shows where the fund has written none. */
export const Content: Story = { args: { address: '/{code}/edit/content' }, play: editorIsThere };

/** The fund's own questions. */
export const Questions: Story = { args: { address: '/{code}/edit/questions' }, play: editorIsThere };

const loading = { draft: silence };
const whileLoading = () => loading;

/** The draft is being loaded. */
export const Loading: Story = { args: { address: '/{code}/edit/brand', answers: whileLoading } };

const failing = { draft: refuse(503, 'err_unavailable', '') };
const afterFailure = () => failing;

/** The draft can't be loaded. */
export const Failed: Story = { args: { address: '/{code}/edit/brand', answers: afterFailure } };

/** Types another name and pauses until it is saved. */
const typeName = async () => {
  await editorIsThere();
  const [name] = screen.getAllByRole('textbox');
  if (name === undefined) throw new Error('There is no field for the name.');
  await userEvent.type(name, '!');
};

const withEndedSession = (recording: StudioRecording): StudioAnswers => ({
  saveDraft: replayed(recording.withoutSession),
});

/** The session has ended: what is typed stays. */
export const SignInAgainDialogOpen: Story = {
  args: { address: '/{code}/edit/brand', answers: withEndedSession },
  play: async () => {
    await typeName();
    await screen.findByRole('dialog');
  },
};

/** Somebody else saves another name while this page is open. */
const savedByAnother = (recording: StudioRecording): StudioAnswers => {
  let reads = 0;
  return {
    saveDraft: replayed(recording.conflict),
    draft: ((request) => {
      reads += 1;
      return replayed(reads === 1 ? recording.draft : recording.draftOfAnother)(request);
    }) satisfies Answer,
  };
};

/** Two administrators have changed the same field. */
export const ConflictDialogOpen: Story = {
  args: { address: '/{code}/edit/brand', answers: savedByAnother },
  play: async () => {
    await typeName();
    await screen.findByRole('dialog');
  },
};
