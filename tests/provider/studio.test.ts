import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { isRecord } from '#kernel/is-record.ts';
import { errorCodes } from '#contract/envelope.ts';
import { samplePeople, type PreviewedSide } from '#contract/studio/answers.ts';
import { callerHeader, callerName } from '#contract/studio/caller.ts';
import { studioEndpoints } from '#contract/studio/endpoints.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import type { Provider } from '#server/http/provider.ts';
import { resetDemo } from '#server/model/seed.ts';
import type { Store } from '#server/store/store.ts';
import { Browser, dataOf, refusalOf } from './browser.ts';
import { databases, startDatabase, type TestClock, type TestDatabase } from './fixture.ts';
import { newestCode, newestLink, sentTo, wrongCode } from './people.ts';
import {
  administratorsOf,
  signedIn,
  StudioBrowser,
  studioOn,
  withColour,
  type Administrator,
} from './studio-fixture.ts';

const globalSettings = async (provider: Provider, tenant: string) =>
  dataOf(
    await new Browser(provider).call('GET', `globalsettings/?tenantName=${tenant}`),
    endpoints.globalSettings.data,
  );

const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64');

const plainSvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z"/></svg>';

/** A change of the readiness from which a fund publishes. */
const withBar = (leastReadiness: number) => (files: FundFiles) => ({
  ...files,
  settings: { ...files.settings, publishing: { leastReadiness } },
});

describe.each(databases)('the studio on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let provider: Provider;
  let clock: TestClock;
  let close: () => Promise<void>;
  let lea: Administrator;
  let joao: Administrator;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    const [first, second] = await administratorsOf('ginster');
    if (first === undefined || second === undefined) throw new Error('Ginster lacks administrators.');
    [lea, joao] = [first, second];
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    await resetDemo(store);
    ({ provider, clock, close } = studioOn(store));
    return () => close();
  });

  describe('signing in', () => {
    test('takes the mailed link and the SMS code, and ends with log-out', async () => {
      const browser = await signedIn(provider, store, lea);
      const who = await browser.ask(studioEndpoints.administrator, 'administrator');
      expect(who).toMatchObject({ name: 'Lea Stettler', tenant: 'ginster', needsSecondPerson: false });
      expect((await browser.studio('POST', 'sessions/logout', {})).status).toBe(200);
      expect((await browser.studio('GET', 'administrator')).status).toBe(401);
    });

    test('says which fund it is, and that there is no other', async () => {
      const browser = await new StudioBrowser(provider).arrive();
      expect(await browser.ask(studioEndpoints.fundName, 'funds/ginster')).toEqual({
        name: 'Vorsorgestiftung Ginster',
        hasAdministrators: true,
      });
      expect((await browser.studio('GET', 'funds/nixda')).status).toBe(404);
    });

    test('says the same of an unknown address, and mails nothing', async () => {
      const browser = new StudioBrowser(provider);
      await browser.arrive();
      const known = await browser.studio('POST', 'sessions/email', { ...lea, language: 'de-CH' });
      const unknown = await browser.studio('POST', 'sessions/email', {
        tenant: 'ginster',
        emailAddress: 'nobody@ginster.example',
        language: 'de-CH',
      });
      expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
      expect(await sentTo(store, 'nobody@ginster.example')).toEqual([]);
    });

    test('counts wrong codes and refuses a used link', async () => {
      const browser = new StudioBrowser(provider);
      await browser.arrive();
      await browser.studio('POST', 'sessions/email', { ...lea, language: 'de-CH' });
      const { sessionId, emailCode } = await newestLink(store, lea.emailAddress);
      await browser.studio('PATCH', `sessions/sms/${sessionId}`, { emailCode });
      const code = await newestCode(store, lea.mobileNumber);
      const wrong = await browser.studio('PATCH', `sessions/login/${sessionId}`, { smsCode: wrongCode(code) });
      expect(refusalOf(wrong)).toMatchObject({ triesLeft: 4 });
      expect((await browser.studio('PATCH', `sessions/login/${sessionId}`, { smsCode: code })).status).toBe(200);
      const again = await browser.studio('PATCH', `sessions/login/${sessionId}`, { smsCode: code });
      expect(refusalOf(again).code).toBe(errorCodes.linkExpired);
    });

    test('a session is over after twenty idle minutes', async () => {
      const browser = await signedIn(provider, store, lea);
      clock.pass(19 * 60);
      expect((await browser.studio('GET', 'draft')).status).toBe(200);
      clock.pass(21 * 60);
      expect((await browser.studio('GET', 'draft')).status).toBe(401);
    });

    test('a member’s session opens nothing in the studio, and an administrator’s none of the portal', async () => {
      const browser = await signedIn(provider, store, lea);
      expect((await browser.call('GET', 'dashboard')).status).toBe(401);
      const stranger = new StudioBrowser(provider);
      await stranger.arrive();
      expect((await stranger.studio('GET', 'draft')).status).toBe(401);
      expect((await stranger.request('GET', '/studio/folder.zip')).status).toBe(401);
    });
  });

  describe('the draft', () => {
    test('begins with the live revision, and nobody else sees what is saved in it', async () => {
      const browser = await signedIn(provider, store, lea);
      const before = await globalSettings(provider, 'ginster');
      const draft = await browser.draft();
      expect(draft).toMatchObject({ version: 0, basedOn: 1, live: 1, saved: null, offer: null });
      expect(draft.files.settings['displayName']).toBe('Vorsorgestiftung Ginster');
      await browser.change(withColour('#224466'));
      expect((await browser.draft()).saved?.by).toBe('Lea Stettler');
      expect(await globalSettings(provider, 'ginster')).toEqual(before);
    });

    test('two administrators don’t overwrite each other', async () => {
      const one = await signedIn(provider, store, lea);
      const other = await signedIn(provider, store, joao);
      const { version, basedOn, files } = await other.draft();
      await one.change(withColour('#224466'));
      const late = await other.studio('PUT', 'draft', { version, basedOn, files: withColour('#662244')(files) });
      expect(late.status).toBe(409);
      expect(refusalOf(late).code).toBe(errorCodes.conflict);
      expect(JSON.stringify((await other.draft()).files)).toContain('#224466');
    });

    test('keeps what no portal could show, and can be thrown away', async () => {
      const browser = await signedIn(provider, store, lea);
      await browser.change((files) => ({ ...files, settings: { ...files.settings, displayName: '' } }));
      expect((await browser.draft()).files.settings['displayName']).toBe('');
      expect((await browser.studio('DELETE', 'draft', { version: 0 })).status).toBe(409);
      const { version } = await browser.draft();
      const fresh = await browser.ask(studioEndpoints.discardDraft, 'draft', { version });
      expect(fresh.files.settings['displayName']).toBe('Vorsorgestiftung Ginster');
      expect(fresh.saved).toBeNull();
    });

    test('names no image that isn’t stored', async () => {
      const browser = await signedIn(provider, store, lea);
      const { version, basedOn, files } = await browser.draft();
      const broken = { ...files, assets: { ...files.assets, 'other.svg': 'a'.repeat(64) } };
      const refused = await browser.studio('PUT', 'draft', { version, basedOn, files: broken });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('files.assets')]);
    });

    test('an administrator touches no other fund', async () => {
      const browser = await signedIn(provider, store, lea);
      const [nora] = await administratorsOf('bergahorn');
      if (nora === undefined) throw new Error('Bergahorn lacks an administrator.');
      const other = await signedIn(provider, store, nora);
      await browser.change(withColour('#224466'));
      expect((await other.draft()).version).toBe(0);
      const { files } = await other.draft();
      const [hash = ''] = Object.values(files.assets);
      expect((await other.request('GET', `/studio/images/${hash}`)).status).toBe(200);
      expect((await browser.request('GET', `/studio/images/${hash}`)).status).toBe(404);
    });

    test('a tab saves nothing, reads nothing and publishes nothing in the session of another administrator', async () => {
      const browser = await signedIn(provider, store, lea);
      const tab = await browser.ask(studioEndpoints.administrator, 'administrator');
      const headers = { [callerHeader]: callerName(tab) };
      /** A call of the tab in which Lea was the first to sign in. */
      const asLea = async (method: string, path: string, body?: unknown) =>
        (await browser.request(method, `/studio/api/v1/${path}`, { headers, ...(body !== undefined && { body }) }))
          .status;
      const { basedOn, files } = await browser.draft();
      const change = { version: 0, basedOn, files: withColour('#224466')(files) };
      const [nora] = await administratorsOf('bergahorn');
      if (nora === undefined) throw new Error('Bergahorn lacks an administrator.');
      for (const other of [nora, joao]) {
        await signedIn(provider, store, other, browser);
        expect(await asLea('GET', 'administrator')).toBe(401);
        expect(await asLea('GET', 'draft')).toBe(401);
        expect(await asLea('PUT', 'draft', change)).toBe(401);
        expect(await asLea('POST', 'publications', { version: 0, comment: 'Blau' })).toBe(401);
        expect((await browser.draft()).version).toBe(0);
      }
      expect((await browser.request('GET', '/studio/folder.zip?fund=ginster')).status).toBe(200);
      expect((await browser.request('GET', '/studio/folder.zip?fund=bergahorn')).status).toBe(404);
      await signedIn(provider, store, lea, browser);
      // Nor does one that doesn't say whose it is.
      expect((await browser.request('PUT', '/studio/api/v1/draft', { body: change })).status).toBe(401);
      expect((await browser.draft()).version).toBe(0);
      expect(await asLea('PUT', 'draft', change)).toBe(200);
    });
  });

  describe('publishing', () => {
    test('shows the draft to members at once, and a restored revision brings the old look back', async () => {
      const browser = await signedIn(provider, store, lea);
      const before = await globalSettings(provider, 'ginster');
      await browser.change(withColour('#224466'));
      expect(await browser.publish('Blue')).toBe(2);
      expect((await globalSettings(provider, 'ginster')).configurations.brand?.primary).toBe('#224466');
      const restored = await browser.ask(studioEndpoints.restore, 'revisions/1/restoration', { comment: 'Back' });
      expect(restored.number).toBe(3);
      expect((await globalSettings(provider, 'ginster')).configurations).toEqual(before.configurations);
      const { revisions } = await browser.ask(studioEndpoints.revisions, 'revisions');
      expect(
        revisions.map(({ number, kind: how, by, comment, restores }) => [number, how, by, comment, restores]),
      ).toEqual([
        [3, 'restore', 'Lea Stettler', 'Back', 1],
        [2, 'publish', 'Lea Stettler', 'Blue', null],
        [1, 'folder', '', '', null],
      ]);
      // Nobody was preparing anything: the draft follows.
      expect(await browser.draft()).toMatchObject({ basedOn: 3, live: 3, saved: null });
    });

    test('shows published images and texts', async () => {
      const browser = await signedIn(provider, store, lea);
      const content = base64(plainSvg);
      const { hash } = await browser.ask(studioEndpoints.storeImage, 'images', { name: 'mark.svg', content });
      await browser.change((files) => ({
        settings: { ...files.settings, logoImage: 'mark.svg' },
        assets: { ...files.assets, 'mark.svg': hash },
        content: {
          ...files.content,
          'de-CH': { ...files.content['de-CH'], 'exit-benefit': { page: { title: 'Adieu' } } },
        },
      }));
      await browser.publish();
      const { logoImage } = await globalSettings(provider, 'ginster');
      const image = await browser.request('GET', logoImage ?? '');
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      const answer = await browser.request('POST', '/content/graphql', {
        body: {
          query: 'query { exitPage(tenant: "ginster", locale: "de-CH") { title } }',
        },
      });
      expect(answer.text).toContain('Adieu');
    });

    test('is refused below the bar of what is live, or of the draft; what members had once can be restored', async () => {
      const browser = await signedIn(provider, store, lea);
      const refusal = async () => {
        const { version } = await browser.draft();
        return refusalOf(await browser.studio('POST', 'publications', { version, comment: '' })).code;
      };
      // A draft of which something is still to be done.
      const unfinished = withColour('#ffe08a');
      await browser.change((files) => unfinished(withBar(100)(files)));
      expect(await refusal()).toBe(errorCodes.notReady);
      await browser.change(withBar(10));
      expect(await browser.publish()).toBe(2);
      const { number } = await browser.ask(studioEndpoints.restore, 'revisions/1/restoration', { comment: '' });
      expect(number).toBe(3);
    });

    test('is refused below the bar of what is live, however low that of the draft is', async () => {
      const browser = await signedIn(provider, store, lea);
      await browser.change(withBar(90));
      expect(await browser.publish()).toBe(2);
      await browser.change((files) => {
        const { settings, ...others } = withColour('#ffe08a')(withBar(10)(files));
        const contact = { phoneNumber: 'auf Anfrage', emailAddress: 'ginster', website: 'ginster' };
        const configurations = isRecord(settings['configurations']) ? settings['configurations'] : {};
        return { ...others, settings: { ...settings, configurations: { ...configurations, contact } } };
      });
      const { version } = await browser.draft();
      const refused = await browser.studio('POST', 'publications', { version, comment: '' });
      expect(refusalOf(refused).code).toBe(errorCodes.notReady);
    });

    test('is refused for another version, and for a draft that was not compared with a newer revision', async () => {
      const one = await signedIn(provider, store, lea);
      const other = await signedIn(provider, store, joao);
      await one.change(withColour('#224466'));
      expect((await other.studio('POST', 'publications', { version: 7, comment: '' })).status).toBe(409);
      await one.ask(studioEndpoints.restore, 'revisions/1/restoration', { comment: '' });
      const { version, files, live } = await other.draft();
      expect((await other.studio('POST', 'publications', { version, comment: '' })).status).toBe(409);
      await other.ask(studioEndpoints.saveDraft, 'draft', { version, files, basedOn: live });
      expect(await other.publish()).toBe(3);
    });

    test('a restoration is not undone by whoever had the draft open', async () => {
      const one = await signedIn(provider, store, lea);
      const other = await signedIn(provider, store, joao);
      await one.change(withColour('#224466'));
      await one.publish();
      const open = await other.draft();
      expect(open).toMatchObject({ basedOn: 2, live: 2, saved: null });
      await one.ask(studioEndpoints.restore, 'revisions/1/restoration', { comment: '' });
      const { version, basedOn, files } = open;
      const typed = { version, files: { ...files, settings: { ...files.settings, displayName: 'Ginster' } } };
      const late = await other.studio('PUT', 'draft', { ...typed, basedOn });
      expect([late.status, refusalOf(late).code]).toEqual([409, errorCodes.conflict]);
      // The restored look is what the draft begins with now, in the same version.
      const fresh = await other.draft();
      expect(fresh).toMatchObject({ version, basedOn: 3, live: 3, saved: null });
      expect(JSON.stringify(fresh.files)).not.toContain('#224466');
      await other.change((now) => ({ ...now, settings: { ...now.settings, displayName: 'Ginster' } }));
      expect(await other.draft()).toMatchObject({ version: version + 1, basedOn: 3, live: 3 });
    });

    test('what a changed draft is based on stays until somebody has compared it with the live revision', async () => {
      const one = await signedIn(provider, store, lea);
      const other = await signedIn(provider, store, joao);
      await one.change(withColour('#224466'));
      await one.ask(studioEndpoints.restore, 'revisions/1/restoration', { comment: '' });
      const { version, files, live } = await other.draft();
      const save = (basedOn: number) => other.studio('PUT', 'draft', { version, basedOn, files });
      expect((await save(live + 1)).status).toBe(409);
      expect((await save(1)).status).toBe(200);
      expect(await other.draft()).toMatchObject({ basedOn: 1, live: 2 });
    });

    test('takes a second person where the fund wants one', async () => {
      const [regula, beat] = await administratorsOf('urgestein');
      if (regula === undefined || beat === undefined) throw new Error('Urgestein lacks administrators.');
      const one = await signedIn(provider, store, regula);
      const other = await signedIn(provider, store, beat);
      const before = await globalSettings(provider, 'urgestein');
      await one.change(withColour('#224466'));
      expect(await one.publish('Please look')).toBeNull();
      // The other administrator is told so, in their language.
      const [mail] = await sentTo(store, beat.emailAddress);
      expect(mail).toMatchObject({
        subject: expect.stringContaining('Urgestein'),
        text: expect.stringMatching(/Regula Walser[\s\S]*Please look[\s\S]*\/studio\/urgestein\/review/),
      });
      expect((await sentTo(store, regula.emailAddress)).map(({ text }) => text).join()).not.toContain('Please look');
      expect(await globalSettings(provider, 'urgestein')).toEqual(before);
      const { version, offer } = await other.draft();
      expect(offer).toMatchObject({ by: 'Regula Walser', comment: 'Please look' });
      expect((await one.studio('POST', 'publications', { version, comment: '', approves: true })).status).toBe(400);
      // Who only wants to offer publishes nothing.
      expect((await other.studio('POST', 'publications', { version, comment: '' })).status).toBe(409);
      expect(await other.publish('Fine', true)).toBe(2);
      const { revisions } = await one.ask(studioEndpoints.revisions, 'revisions');
      expect(revisions[0]).toMatchObject({ by: 'Regula Walser', approvedBy: 'Beat Tanner' });
    });

    test('an offer ends when somebody saves the draft', async () => {
      const [regula, beat] = await administratorsOf('urgestein');
      if (regula === undefined || beat === undefined) throw new Error('Urgestein lacks administrators.');
      const one = await signedIn(provider, store, regula);
      await one.change(withColour('#224466'));
      await one.publish();
      await one.change(withColour('#446622'));
      const { offer } = await (await signedIn(provider, store, beat)).draft();
      expect(offer).toBeNull();
    });

    test('is in the access log, with whoever did it', async () => {
      const browser = await signedIn(provider, store, lea);
      await browser.change(withColour('#224466'));
      await browser.publish();
      await browser.ask(studioEndpoints.restore, 'revisions/1/restoration', { comment: '' });
      const lines = await store.withTenant('ginster', (tx) =>
        tx
          .selectFrom('access_log')
          .select(['act', 'object', 'actor_name'])
          .orderBy('position', 'desc')
          .limit(2)
          .execute(),
      );
      expect(lines).toEqual([
        { act: 'restore', object: 'revision: 3', actor_name: 'Lea Stettler' },
        { act: 'publish', object: 'revision: 2', actor_name: 'Lea Stettler' },
      ]);
    });
  });

  describe('images and folders', () => {
    test.each([
      ['a picture that is none', 'logo.png', 'not a picture'],
      ['a picture of another kind', 'logo.png', plainSvg],
    ])('%s is refused in words', async (_, name, content) => {
      const browser = await signedIn(provider, store, lea);
      const refused = await browser.studio('POST', 'images', { name, content: base64(content) });
      expect(refused.status).toBe(400);
      expect(refusalOf(refused).detail).toContain('kein Bild');
    });

    test('a drawing that declares entities is refused with the reason', async () => {
      const browser = await signedIn(provider, store, lea);
      const content = base64(`<!DOCTYPE svg [<!ENTITY a "b">]>${plainSvg}`);
      const refused = await browser.studio('POST', 'images', { name: 'logo.svg', content });
      expect(refused.status).toBe(400);
      expect(refusalOf(refused).detail).toContain('DOCTYPE');
    });

    test('a picture of twenty megabytes is refused', async () => {
      const browser = await signedIn(provider, store, lea);
      const content = base64(new Uint8Array(20_000_000));
      expect((await browser.studio('POST', 'images', { name: 'logo.png', content })).status).toBe(413);
    });

    test('what is exported can be imported by another fund, which then looks the same', async () => {
      const browser = await signedIn(provider, store, lea);
      const { headers, bytes } = await browser.request('GET', '/studio/folder.zip');
      expect(headers.get('content-disposition')).toContain('ginster.zip');
      const [urs] = await administratorsOf('fadental');
      if (urs === undefined) throw new Error('Fadental lacks an administrator.');
      const other = await signedIn(provider, store, urs);
      const read = await other.ask(studioEndpoints.readFolder, 'folders', { content: base64(bytes) });
      expect(read.leftOut).toEqual([{ file: 'plan.json', why: 'notEdited' }]);
      const { version, basedOn } = await other.draft();
      await other.ask(studioEndpoints.saveDraft, 'draft', { version, basedOn, files: read.files, imported: true });
      await other.publish();
      const [one, two] = [await globalSettings(provider, 'ginster'), await globalSettings(provider, 'fadental')];
      expect(JSON.stringify(two).replaceAll('fadental', 'ginster')).toBe(JSON.stringify(one));
    });

    test('two first saves at once are not both taken', async () => {
      const one = await signedIn(provider, store, lea);
      const other = await signedIn(provider, store, joao);
      const { version, basedOn, files } = await one.draft();
      const saves = await Promise.all(
        [one, other].map((browser, index) =>
          browser.studio('PUT', 'draft', { version, basedOn, files: withColour(`#22446${index}`)(files) }),
        ),
      );
      expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    test('an archive whose entries share their bytes is none', async () => {
      const browser = await signedIn(provider, store, lea);
      const text = JSON.stringify({ displayName: 'a'.repeat(9_000) });
      const zip = Buffer.from(zipSync({ 'settings.json': strToU8(text) }, { level: 0 }));
      const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
      const start = zip.readUInt32LE(end + 16);
      const entry = zip.subarray(start, end);
      const many = Buffer.from(zip.subarray(end));
      many.writeUInt16LE(50, 8);
      many.writeUInt16LE(50, 10);
      many.writeUInt32LE(entry.length * 50, 12);
      const content = base64(Buffer.concat([zip.subarray(0, start), ...Array.from({ length: 50 }, () => entry), many]));
      expect(refusalOf(await browser.studio('POST', 'folders', { content })).detail).toContain('kein ZIP-Archiv');
    });

    test('an archive with what nobody knows says what it leaves out', async () => {
      const browser = await signedIn(provider, store, lea);
      const zip = zipSync({
        'settings.json': strToU8('{"displayName":"New"}'),
        'content/de-CH/exit-benefit.json': strToU8('no JSON'),
        'assets/logo.png': strToU8('no picture'),
        'notes.txt': strToU8('hello'),
      });
      const read = await browser.ask(studioEndpoints.readFolder, 'folders', { content: base64(zip) });
      expect(read.files.settings).toEqual({ displayName: 'New' });
      expect(read.leftOut).toEqual(
        expect.arrayContaining([
          { file: 'content/de-CH/exit-benefit.json', why: 'noJson' },
          { file: 'notes.txt', why: 'unknown' },
          { file: 'assets/logo.png', why: 'noPicture' },
        ]),
      );
      const none = await browser.studio('POST', 'folders', { content: base64('no archive') });
      expect(refusalOf(none).detail).toContain('kein ZIP-Archiv');
    });
  });

  describe('a preview', () => {
    test('shows the draft to people who are nobody, and refuses every change', async () => {
      const browser = await signedIn(provider, store, lea);
      await browser.change(withColour('#224466'));
      const { token } = await browser.ask(studioEndpoints.openPreview, 'previews');
      const stranger = new StudioBrowser(provider);
      await stranger.arrive();
      for (const person of samplePeople) {
        const begun = await stranger.ask(studioEndpoints.previewBeginning, `previews/${token}/beginnings`, {
          person,
          language: 'fr-FR',
        });
        expect(begun.settings.configurations.brand?.primary).toBe('#224466');
        const headers = { authorization: `Bearer ${begun.token}` };
        const shown = await stranger.request('GET', `${begun.base}/api/v1/dashboard`, { headers });
        expect(shown.status).toBe(200);
        const changed = await stranger.request(
          'PUT',
          `${begun.base}/api/v1/users/current/changemylanguage?language=it-IT`,
          {
            headers,
          },
        );
        expect(refusalOf(changed).detail).toContain('aperçu');
        expect((await stranger.request('GET', begun.settings.logoImage ?? '')).status).toBe(200);
        // The sample person is nobody outside the preview.
        expect((await stranger.request('GET', '/api/v1/dashboard', { headers })).status).toBe(401);
      }
    });

    test('shows what members see now beside the draft, to the same people', async () => {
      const browser = await signedIn(provider, store, lea);
      const preview = await browser.ask(studioEndpoints.openPreview, 'previews');
      // Answers of a preview take the place of the studio's own secrets in a browser.
      const stranger = await new StudioBrowser(provider).arrive();
      const reader = await new StudioBrowser(provider).arrive();
      const shownOn = async (side: PreviewedSide) => {
        const { base, token } = await stranger.ask(
          studioEndpoints.previewBeginning,
          `previews/${preview.token}/beginnings`,
          { person: 'family', language: 'de-CH', side },
        );
        const ask = async (path: string) =>
          (await reader.request('GET', `${base}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } }))
            .text;
        const texts = await reader.request('POST', `${base}/content/graphql`, {
          body: { query: 'query { contactPage(tenant: "ginster", locale: "de-CH") { title } }' },
        });
        return {
          contact: await ask(endpoints.contactDetail.path),
          questions: await ask(endpoints.questions.path),
          texts: texts.text,
        };
      };
      await browser.change((files) => ({
        ...files,
        settings: { ...files.settings, contactDetail: { street: 'Neue Gasse 1', city: '8099 Musterwil' } },
        content: {
          'de-CH': {
            contact: { page: { title: 'Neue Worte' } },
            questions: { questions: [{ id: 'neu', question: 'Neue Frage?', answer: ['Ja.'] }] },
          },
        },
      }));
      // One after the other and back: neither side leaves its texts to the other.
      for (const round of ['there', 'and back']) {
        const [draft, live] = [await shownOn('draft'), await shownOn('live')];
        expect(draft.contact, round).toContain('Neue Gasse 1');
        expect(draft.questions).toContain('Neue Frage?');
        expect(draft.texts).toContain('Neue Worte');
        expect(live.contact).toContain('city');
        expect(live.contact).not.toContain('Neue Gasse 1');
        expect(live.questions).toContain('question');
        expect(live.questions).not.toContain('Neue Frage?');
        expect(live.texts).not.toContain('Neue Worte');
      }
    });

    test('knows no other fund', async () => {
      const [nora] = await administratorsOf('bergahorn');
      if (nora === undefined) throw new Error('Bergahorn lacks an administrator.');
      await (await signedIn(provider, store, nora)).change(withColour('#654321'));
      const browser = await signedIn(provider, store, lea);
      const { token } = await browser.ask(studioEndpoints.openPreview, 'previews');
      const begun = await browser.ask(studioEndpoints.previewBeginning, `previews/${token}/beginnings`, {
        person: 'family',
        language: 'de-CH',
      });
      const settings = `${begun.base}/api/v1/globalsettings/?tenantName=`;
      expect((await browser.request('GET', `${settings}ginster`)).status).toBe(200);
      expect((await browser.request('GET', `${settings}bergahorn`)).status).toBe(404);
      expect((await browser.request('GET', `${begun.base}/tenant-assets/bergahorn/logo.svg`)).status).toBe(404);
      const texts = await browser.request('POST', `${begun.base}/content/graphql`, {
        body: { query: 'query { exitPage(tenant: "bergahorn", locale: "de-CH") { title } }' },
      });
      expect(texts.json).toMatchObject({ data: { exitPage: null } });
    });

    test('a link leads to the draft for as many days as it says, or until it is ended', async () => {
      const browser = await signedIn(provider, store, lea);
      const { id, url } = await browser.ask(studioEndpoints.makePreviewLink, 'preview-links', { days: 2 });
      const token = url.split('/').at(-1) ?? '';
      const begin = () =>
        browser.studio('POST', `previews/${token}/beginnings`, { person: 'family', language: 'de-CH' });
      expect((await begin()).status).toBe(200);
      expect((await browser.ask(studioEndpoints.previewLinks, 'preview-links')).links).toMatchObject([
        { id, by: 'Lea Stettler' },
      ]);
      await browser.ask(studioEndpoints.endPreviewLink, `preview-links/${id}`);
      expect((await begin()).status).toBe(404);
      const second = await browser.ask(studioEndpoints.makePreviewLink, 'preview-links', { days: 2 });
      expect(second.url).not.toBe(url);
      clock.pass(2 * 86_400 + 1);
      const stranger = new StudioBrowser(provider);
      await stranger.arrive();
      const late = await stranger.studio('POST', `previews/${second.url.split('/').at(-1) ?? ''}/beginnings`, {
        person: 'family',
        language: 'de-CH',
      });
      expect(late.status).toBe(404);
    });
  });
});
