import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { studioEndpoints } from '#contract/studio/endpoints.ts';
import { withValue } from '#studio/kernel/paths.ts';
import { answer, refuse, silence, type Answer } from '../support/story-provider.ts';
import { draftOf, StudioStory } from '../support/StudioStory.tsx';

/** Where an administrator of a fund dresses its portal and sees it before anyone else does. */
const meta: Meta<typeof StudioStory> = {
  title: 'Pages/Studio',
  component: StudioStory,
  parameters: { portal: true, docs: { story: { inline: false, height: '900px' } } },
};
export default meta;
type Story = StoryObj<typeof StudioStory>;

const editorIsThere = () => waitFor(() => expect(screen.getAllByRole('tab').length).toBeGreaterThan(7));

/** Asks for the fund. */
export const Code: Story = { args: { address: '' } };

const notSignedIn = { administrator: refuse(401, 'err_unauthorized', '') };
const withoutSession = () => notSignedIn;

/** Asks for an e-mail address, to which a link is sent. */
export const Email: Story = { args: { address: '/{code}', answers: withoutSession } };

/** Asks for the code from the SMS. */
export const Sms: Story = { args: { address: '/{code}/link/session/code', answers: withoutSession } };

/** Name, colours and shapes, with their contrast before and after. */
export const Brand: Story = { args: { address: '/{code}/edit/brand' }, play: editorIsThere };

/** Logos, the background and the favicon. */
export const Images: Story = { args: { address: '/{code}/edit/images' }, play: editorIsThere };

/** The languages offered. */
export const Languages: Story = { args: { address: '/{code}/edit/languages' }, play: editorIsThere };

/** What members may do themselves. */
export const Switches: Story = { args: { address: '/{code}/edit/switches' }, play: editorIsThere };

/** How the fund is reached. */
export const Contact: Story = { args: { address: '/{code}/edit/contact' }, play: editorIsThere };

/** Terms of use. */
export const Terms: Story = { args: { address: '/{code}/edit/terms' }, play: editorIsThere };

/** The texts of a page, with what shows where the fund has written none. */
export const Content: Story = { args: { address: '/{code}/edit/content' }, play: editorIsThere };

/** The fund's own questions. */
export const Questions: Story = { args: { address: '/{code}/edit/questions' }, play: editorIsThere };

/** Findings, differences and the publication. */
export const Review: Story = { args: { address: '/{code}/review' } };

/** What was published, links to the draft, and the folder. */
export const History: Story = { args: { address: '/{code}/history' } };

/** All screens at once. */
export const Wall: Story = { args: { address: '/{code}/wall' } };

const loading = { draft: silence };
const whileLoading = () => loading;

/** The draft is being loaded. */
export const Loading: Story = { args: { address: '/{code}/edit/brand', answers: whileLoading } };

const failing = { draft: refuse(503, 'err_unavailable', '') };
const afterFailure = () => failing;

/** The draft can't be loaded. */
export const Failed: Story = { args: { address: '/{code}/edit/brand', answers: afterFailure } };

const saveFails = (status: number, code: string): Answer => refuse(status, code, '');

/** Types another name and pauses until it is saved. */
const typeName = async () => {
  await editorIsThere();
  const [name] = screen.getAllByRole('textbox');
  if (name === undefined) throw new Error('There is no field for the name.');
  await userEvent.type(name, '!');
};

const endedSession = { saveDraft: saveFails(401, 'err_unauthorized') };
const withEndedSession = () => endedSession;

/** The session has ended: what is typed stays. */
export const SignInAgainDialogOpen: Story = {
  args: { address: '/{code}/edit/brand', answers: withEndedSession },
  play: async () => {
    await typeName();
    await screen.findByRole('dialog');
  },
};

/** A draft that somebody else has saved since it was first read. */
const savedByAnother = (code: string) => {
  let reads = 0;
  const begun = draftOf(code);
  const theirs = {
    ...begun,
    version: 2,
    saved: { by: 'João Pereira', byId: 'joao-pereira', at: new Date('2026-03-10T08:00:00Z') },
    files: withValue(begun.files, ['settings', 'displayName'], 'Vorsorge Ginster'),
  };
  return {
    saveDraft: saveFails(409, 'err_conflict'),
    draft: ((request) => {
      reads += 1;
      return answer(studioEndpoints.draft, reads === 1 ? begun : theirs)(request);
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
