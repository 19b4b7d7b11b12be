import * as z from 'zod/mini';
import { samplePeople, type SamplePerson } from '#contract/studio/answers.ts';
import { studioEndpoints } from '#contract/studio/endpoints.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import type { Store } from '#server/store/store.ts';
import { newestCode, newestLink, wrongCode as otherCode } from '#tests/provider/people.ts';
import {
  administratorsOf,
  signedIn,
  StudioBrowser,
  studioOn,
  withColour,
  type Administrator,
} from '#tests/provider/studio-fixture.ts';
import { openMemoryStore } from '#tests/support/memory-database.ts';
// Colours that no fund has as its own.
import { statusColours } from '#theme/palette.ts';
import { asAnswered, kept } from './record-sessions.ts';
import type { RecordedAnswer, StudioRecording } from './recording.ts';

type World = ReturnType<typeof studioOn> & { readonly store: Store };

/** What was answered, by its schema. */
const dataIn = <S extends z.ZodMiniType>({ body }: RecordedAnswer, schema: S): z.infer<S> =>
  schema.parse(z.object({ data: z.unknown() }).parse(body).data);

const withName =
  (displayName: string) =>
  (files: FundFiles): FundFiles => ({ ...files, settings: { ...files.settings, displayName } });

/** A picture that would run a script, and would ask another site. */
const hostileSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)"><script>alert(1)</script><rect width="8" height="8"/></svg>';

/**
 * An administrator's first hour: signs in, publishes a colour, takes it back, and begins a draft that another one saves,
 * too.
 */
const recordStudio = async (
  { provider, store, clock }: World,
  administrators: readonly Administrator[],
): Promise<StudioRecording> => {
  const [own] = administrators;
  if (own === undefined) throw new Error('The fund has no administrator.');
  const { tenant, emailAddress, mobileNumber } = own;
  const browser = await new StudioBrowser(provider).arrive();
  const call = async (method: string, path: string, body?: unknown) => kept(await browser.studio(method, path, body));
  const withoutSession = kept(await browser.studio('GET', 'administrator'), true);
  const fundName = await call('GET', `funds/${tenant}`);
  const requestStudioLink = await call('POST', 'sessions/email', { tenant, emailAddress, language: 'de-CH' });
  const { sessionId, emailCode } = await newestLink(store, emailAddress);
  const sendStudioSms = await call('PATCH', `sessions/sms/${sessionId}`, { emailCode });
  const smsCode = await newestCode(store, mobileNumber);
  const enter = (code: string) => browser.studio('PATCH', `sessions/login/${sessionId}`, { smsCode: code });
  const wrongCode = kept(await enter(otherCode(smsCode)), true);
  const signIn = kept(await enter(smsCode));
  const administrator = await call('GET', 'administrator');

  /** Changes the draft, and says how the provider answered. */
  const save = async (edit: (files: FundFiles) => FundFiles) => {
    const { version, basedOn, files } = await browser.draft();
    return call('PUT', 'draft', { version, basedOn, files: edit(files) });
  };
  const other = administrators[1];
  const second = other === undefined ? null : await signedIn(provider, store, other);
  const publishDraft = async (comment: string) => {
    const { version } = await browser.draft();
    const answer = await call('POST', 'publications', { version, comment });
    // Where the fund wants two.
    const { number } = dataIn(answer, studioEndpoints.publish.data);
    if (number === null) await second?.publish('', true);
    return answer;
  };
  await save(withColour(statusColours.error));
  const publish = await publishDraft('Neue Farbe zum Jubiläum');
  clock.pass(300);
  const restore = await call('POST', 'revisions/1/restoration', { comment: 'Die alte Farbe war besser lesbar' });
  if (dataIn(restore, studioEndpoints.restore.data).number === null) await second?.publish('', true);
  clock.pass(600);
  const draft = await call('GET', 'draft');
  const folder = await browser.request('GET', '/studio/folder.zip?revision=2');
  const readFolder = await call('POST', 'folders', { content: Buffer.from(folder.bytes).toString('base64') });
  const saveDraft = await save(withColour(statusColours.success));
  const changedDraft = await call('GET', 'draft');
  const fundFacts = await call('GET', 'draft/facts');
  const { version, basedOn } = await browser.draft();
  const theirs = second ?? browser;
  await theirs.change(withName('Vorsorge Muster'));
  const { files } = await browser.draft();
  const conflict = kept(await browser.studio('PUT', 'draft', { version, basedOn, files }), true);
  const draftOfAnother = await call('GET', 'draft');
  const revisions = await call('GET', 'revisions');
  const revisionFiles: Record<string, RecordedAnswer> = {};
  const listed = dataIn(revisions, studioEndpoints.revisions.data);
  for (const { number } of listed.revisions) revisionFiles[number] = await call('GET', `revisions/${number}`);
  const makePreviewLink = await call('POST', 'preview-links', { days: 7 });
  const previewLinks = await call('GET', 'preview-links');
  const openPreview = await call('POST', 'previews');
  const { token } = dataIn(openPreview, studioEndpoints.openPreview.data);
  const beginnings: Partial<Record<SamplePerson, RecordedAnswer>> = {};
  for (const person of samplePeople)
    beginnings[person] = asAnswered(
      // A fund's plan may know none like this one.
      await browser.studio('POST', `previews/${token}/beginnings`, { person, language: 'de-CH' }),
    );
  const previewOver = kept(
    await browser.studio('POST', `previews/${'0'.repeat(43)}/beginnings`, { person: 'family', language: 'de-CH' }),
    true,
  );
  const { version: last } = await browser.draft();
  const discardDraft = await call('DELETE', 'draft', { version: last });
  const { needsSecondPerson } = dataIn(administrator, studioEndpoints.administrator.data);
  let offers: StudioRecording['offers'] = null;
  if (needsSecondPerson && second !== null) {
    await save(withColour(statusColours.success));
    await browser.publish('Ein frischeres Grün');
    const byMe = await call('GET', 'draft');
    await call('DELETE', 'publications/offer');
    await second.publish('Ein frischeres Grün');
    offers = { own: byMe, another: await call('GET', 'draft') };
  }
  const { version: reviewed } = await browser.draft();
  await save(withColour('reddish'));
  const brokenDraft = await call('GET', 'draft');
  const publishConflict = kept(
    await browser.studio('POST', 'publications', { version: reviewed, comment: 'Neue Farbe' }),
    true,
  );
  const brokenFolder = await browser.request('GET', '/studio/folder.zip');
  const readBrokenFolder = await call('POST', 'folders', {
    content: Buffer.from(brokenFolder.bytes).toString('base64'),
  });
  const send = (name: string, text: string) =>
    browser.studio('POST', 'images', { name, content: Buffer.from(text).toString('base64') });
  const imageCleaned = kept(await send('logo.svg', hostileSvg));
  const imageRefused = kept(await send('logo.png', 'This is a text.'), true);
  const signOut = await call('POST', 'sessions/logout');
  return {
    withoutSession,
    fundName,
    requestStudioLink,
    sendStudioSms,
    wrongCode,
    signIn,
    administrator,
    draft,
    changedDraft,
    draftOfAnother,
    fundFacts,
    saveDraft,
    conflict,
    publish,
    restore,
    readFolder,
    discardDraft,
    revisions,
    revisionFiles,
    previewLinks,
    makePreviewLink,
    openPreview,
    beginnings: beginnings as Record<SamplePerson, RecordedAnswer>,
    previewOver,
    brokenDraft,
    readBrokenFolder,
    publishConflict,
    imageCleaned,
    imageRefused,
    offers,
    signOut,
  };
};

/** Records what the provider answers in the studio of each of these funds. */
export const recordStudios = async (codes: readonly string[]): Promise<ReadonlyMap<string, StudioRecording>> => {
  const store = await openMemoryStore();
  const world = { store, ...studioOn(store) };
  const recordings = new Map<string, StudioRecording>();
  try {
    for (const code of codes) recordings.set(code, await recordStudio(world, await administratorsOf(code)));
    return recordings;
  } finally {
    await world.close();
    await store.close();
  }
};
