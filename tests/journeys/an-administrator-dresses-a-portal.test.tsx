import { screen, waitFor, within } from '@testing-library/react';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#api/clock.ts';
import {
  requestStudioLink,
  revisions,
  sendStudioSms,
  signIn as openSession,
  signOut,
} from '#contract/studio/endpoints.ts';
import type { Store } from '#server/store/store.ts';
import type { Studio } from '#studio/create-studio.tsx';
import { fieldAddress, findingAddress } from '#studio/kernel/finding-place.ts';
import { pathName, valueAt } from '#studio/kernel/paths.ts';
import { tenantSettingsSchema } from '#tenants/format/settings.ts';
import { readinessOf } from '#tenants/findings.ts';
import { sectionOf } from '#tenants/sections.ts';
import findings from '#words/de-CH/studio-findings.json';
import words from '#words/de-CH/studio.json';
import frenchShell from '#words/fr-FR/shell.json';
import french from '#words/fr-FR/studio.json';
import italian from '#words/it-IT/studio.json';
import { portal } from '../provider/fixture.ts';
import { newestCode, newestLink } from '../provider/people.ts';
import { administratorsOf, signedIn, studioOn, withColour } from '../provider/studio-fixture.ts';
import { damages, facts } from '../support/fund-damages.ts';
import { handClock } from '../support/hand-clock.ts';
import { openMemoryStore } from '../support/memory-database.ts';
// Opens what jsdom lacks, too.
import { memoryStorage } from '../support/open-portal.tsx';
import { browserOf, openStudio } from '../support/open-studio.tsx';
import { saying } from '../support/words.ts';

let store: Store;
let world: ReturnType<typeof studioOn>;
const [lea, joao] = await administratorsOf('ginster');
if (lea === undefined || joao === undefined) throw new Error('The fund has too few administrators.');

beforeAll(async () => {
  store = await openMemoryStore();
  world = studioOn(store);
});
afterAll(async () => {
  await world.close();
  await store.close();
});

/** Signs in through the studio's own pages, with both factors. */
const signIn = async ({
  who = lea,
  from = '203.0.113.7',
  fetch = browserOf(world.provider, from),
  clock = systemClock,
} = {}) => {
  const opened = await openStudio(`/studio/${who.tenant}`, { fetch, origin: portal, clock });
  const { user, studio } = opened;
  await user.type(await screen.findByRole('textbox', { name: words.email.label }), who.emailAddress);
  await user.click(screen.getByRole('button', { name: words.email.submit }));
  await screen.findByText(who.emailAddress);
  const { sessionId, emailCode } = await newestLink(store, who.emailAddress);
  studio.navigate(`/studio/${who.tenant}/link/${sessionId}/${emailCode}`);
  const field = await screen.findByRole('textbox', { name: words.sms.label });
  // The link's secret is out of the address.
  expect(studio.address()).toBe(`/studio/${who.tenant}/link`);
  await user.type(field, await newestCode(store, who.mobileNumber));
  await screen.findByRole('heading', { level: 1, name: words.sections.brand.title });
  return opened;
};

/** Opens the newest link that was mailed to somebody in another tab of a studio's browser, and signs in there. */
const signInElsewhere = async (
  { services: { call } }: Studio,
  { emailAddress, mobileNumber }: typeof lea,
): Promise<void> => {
  const { sessionId, emailCode } = await newestLink(store, emailAddress);
  await call(sendStudioSms, { path: { sessionId }, body: { emailCode } });
  await call(openSession, { path: { sessionId }, body: { smsCode: await newestCode(store, mobileNumber) } });
};

/** Waits until a field, or one that it holds, has the focus. */
const focusIsIn = (name: string) =>
  waitFor(() => {
    const place = document.activeElement?.closest('[data-path]')?.getAttribute('data-path') ?? '';
    expect(`${place}.`.startsWith(`${name}.`), name).toBe(true);
  });

/** Every setting by its path, down to what is one value or a list; of settings for each language those for one. */
const settingPaths = (schema: unknown, path: readonly string[] = []): (readonly string[])[] => {
  const { def } = schema as { def: Record<string, unknown> & { type: string } };
  if (def.type === 'optional' || def.type === 'default') return settingPaths(def['innerType'], path);
  if (def.type === 'object')
    return Object.entries(def['shape'] as object).flatMap(([key, inner]) => settingPaths(inner, [...path, key]));
  if (def.type !== 'record') return [path];
  const keys = z.toJSONSchema(def['keyType'] as z.ZodMiniType).enum as string[] | undefined;
  if (keys === undefined) return [path];
  const wanted = keys.includes('de-CH') ? ['de-CH'] : keys;
  return wanted.flatMap((key) => settingPaths(def['valueType'], [...path, key]));
};

const saved = () => screen.findByText(words.saving.saved);

/** Opens an address in a browser that prefers some languages. */
const openIn = (address: string, languages: readonly string[], from: string) =>
  openStudio(address, { fetch: browserOf(world.provider, from), origin: portal, languages });

describe('Whoever comes to the studio', () => {
  it('is told at once whether there is such a fund, and reads its name', async () => {
    const { user, studio } = await openIn('/studio', ['de-CH'], '203.0.113.22');
    const code = await screen.findByRole('textbox', { name: words.code.label });
    await user.type(code, 'nixda');
    await user.click(screen.getByRole('button', { name: words.code.submit }));
    await screen.findByText(saying(words.code.unknown));
    await user.clear(code);
    await user.type(code, 'ginster');
    await user.click(screen.getByRole('button', { name: words.code.submit }));
    await screen.findByText('Vorsorgestiftung Ginster');
    studio.navigate('/studio/nixda');
    await screen.findByRole('heading', { name: words.email.noFund });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('Whoever comes to the studio of a fund without administrators', () => {
  it('is told so instead of asked for an address', async () => {
    const through = browserOf(world.provider, '203.0.113.23');
    await openStudio('/studio/ginster', {
      origin: portal,
      languages: ['de-CH'],
      fetch: async (input, init) => {
        const answer = await through(input, init);
        const text = await answer.clone().text();
        return text.includes('"hasAdministrators":true')
          ? new Response(text.replace('"hasAdministrators":true', '"hasAdministrators":false'), answer)
          : answer;
      },
    });
    await screen.findByRole('heading', { name: words.email.noAdministrator });
    screen.getByText(/^Für Vorsorgestiftung Ginster ist niemand eingetragen/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('The studio, in a fund that offers its members no French', () => {
  it('stays in the language in which the link was asked for, in whichever browser it is opened', async () => {
    const [administrator] = await administratorsOf('schiefer');
    if (administrator === undefined) throw new Error('The fund has too few administrators.');
    const { emailAddress, mobileNumber } = administrator;
    const asked = await openIn('/studio/schiefer', ['fr-CH'], '203.0.113.20');
    await asked.user.type(await screen.findByRole('textbox', { name: french.email.label }), emailAddress);
    await asked.user.click(screen.getByRole('button', { name: french.email.submit }));
    await screen.findByText(emailAddress);
    asked.close();
    const { sessionId, emailCode } = await newestLink(store, emailAddress);
    const { user } = await openIn(`/studio/schiefer/link/${sessionId}/${emailCode}`, ['de-CH'], '203.0.113.21');
    const field = await screen.findByRole('textbox', { name: french.sms.label });
    await user.type(field, await newestCode(store, mobileNumber));
    await screen.findByRole('heading', { level: 1, name: french.sections.brand.title });
    // The preview begins as the fund's portal does: dark, and in German.
    const choices = within(screen.getByRole('group', { name: french.preview.choices }));
    choices.getByRole('button', { name: frenchShell.mode.dark, pressed: true });
    expect(choices.getByRole('combobox', { name: french.preview.language }).textContent).toContain('Deutsch');
  });
});

describe('A link that opens the studio in a language', () => {
  it('is followed after a reload, too, until another is chosen, and leaves the rest of the address as it is', async () => {
    const browser = {
      fetch: browserOf(world.provider, '203.0.113.23'),
      origin: portal,
      local: memoryStorage(),
      tab: memoryStorage(),
    };
    const first = await openStudio('/studio/ginster?lang=fr-FR&from=demo#email=a@b.ch', browser);
    await screen.findByRole('textbox', { name: french.email.label });
    expect(first.studio.address()).toBe('/studio/ginster?from=demo#email=a@b.ch');
    first.close();
    const second = await openStudio('/studio/ginster', browser);
    await screen.findByRole('textbox', { name: french.email.label });
    await second.user.selectOptions(screen.getByRole('combobox', { name: french.frame.language }), 'Italiano');
    await screen.findByRole('textbox', { name: italian.email.label });
    second.close();
    await openStudio('/studio/ginster', browser);
    await screen.findByRole('textbox', { name: italian.email.label });
  });

  it('is followed by whoever is signed in already, in its tab alone', async () => {
    const [, beat] = await administratorsOf('urgestein');
    const browser = { fetch: browserOf(world.provider, '203.0.113.29'), origin: portal, local: memoryStorage() };
    (await signIn({ ...browser, who: beat })).close();
    const linked = await openStudio('/studio/urgestein/edit?lang=fr-FR', { ...browser, tab: memoryStorage() });
    await screen.findByRole('heading', { level: 1, name: french.sections.brand.title });
    linked.close();
    await openStudio('/studio/urgestein/edit', browser);
    await screen.findByRole('heading', { level: 1, name: words.sections.brand.title });
  });
});

describe('An administrator', () => {
  it('signs in with both factors, changes a colour, and publishes it with a comment', async () => {
    const { user, studio } = await signIn();
    const colour = screen.getByRole('textbox', { name: words.fields.primary });
    await user.clear(colour);
    await user.type(colour, '#0a5f8a');
    await saved();
    // What was typed in one go is one step.
    await user.click(screen.getByRole('button', { name: words.frame.undo }));
    await waitFor(() => expect(colour).toHaveProperty('value', '#fff0a0'));
    // What is left to do has the focus, because there is nothing to undo any more.
    const redo = screen.getByRole('button', { name: words.frame.redo });
    expect(document.activeElement).toBe(redo);
    await user.click(redo);
    await waitFor(() => expect(colour).toHaveProperty('value', '#0a5f8a'));
    studio.navigate('/studio/ginster/review');
    const change = await screen.findByRole('link', { name: words.fields.primary });
    expect(change.closest('li')?.textContent).toMatch(/#fff0a0.*#0a5f8a/);
    const comment = screen.getByRole('textbox', { name: words.publish.comment });
    // What was changed is proposed.
    expect(comment).toHaveProperty('value', words.fields.primary);
    await user.clear(comment);
    await user.type(comment, 'Blau');
    const publish = screen.getByRole('button', { name: words.publish.now });
    await waitFor(() => expect(publish).toHaveProperty('disabled', false));
    await user.click(publish);
    await screen.findByText(saying(words.publish.published));
    studio.navigate('/studio/ginster/history');
    await screen.findByText('Blau');
    const [newest] = screen.getAllByRole('listitem');
    if (newest === undefined) throw new Error('There is no revision.');
    await user.click(within(newest).getByRole('button', { name: words.history.difference }));
    await within(newest).findByText(words.fields.primary);
    // Going back asks for a comment, too, and cuts nothing of it.
    await user.click(screen.getByRole('button', { name: words.history.restore }));
    const dialog = within(await screen.findByRole('dialog'));
    const why = dialog.getByRole('textbox', { name: words.publish.comment });
    await user.click(why);
    await user.paste('a'.repeat(501));
    await dialog.findByText(saying(words.publish.tooLong));
    expect(why).toHaveProperty('value', 'a'.repeat(501));
    expect(dialog.getByRole('button', { name: words.history.restoreNow })).toHaveProperty('disabled', true);
  });

  it('stays where a colour is mended or given back by keyboard', async () => {
    const [, beat] = await administratorsOf('urgestein');
    const { user } = await signIn({ who: beat, from: '203.0.113.24' });
    const colour = screen.getByRole('textbox', { name: words.fields.primary });
    await user.clear(colour);
    await user.type(colour, '#ffe14d');
    const [mend] = await screen.findAllByRole('button', { name: saying(words.findings.replace) });
    mend?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(colour));
    await user.tab();
    expect(document.activeElement?.textContent).toBe(words.source.use.house);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(colour));
    const undo = screen.getByRole('button', { name: words.frame.undo });
    while (!undo.matches(':disabled')) await user.click(undo);
    await saved();
  });

  it('is told that an offer could not be taken back', async () => {
    const [regula] = await administratorsOf('urgestein');
    if (regula === undefined) throw new Error('The fund has too few administrators.');
    const healthy = browserOf(world.provider, '203.0.113.23');
    const { user, studio } = await signIn({
      who: regula,
      fetch: async (input, init) => {
        const { method, url } = new Request(input, init);
        const isWithdrawal = method === 'DELETE' && url.endsWith('publications/offer');
        return isWithdrawal ? Response.json({ errors: [] }, { status: 503 }) : healthy(input, init);
      },
    });
    const other = await signedIn(world.provider, store, regula);
    await other.change(withColour('#0a5f8a'));
    await other.publish('Blau');
    studio.navigate('/studio/urgestein/review');
    await user.click(await screen.findByRole('button', { name: words.publish.withdraw }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words.failed.other);
    screen.getByRole('button', { name: words.publish.withdraw });
  });

  it('publishes nothing of what somebody else has saved without having seen it', async () => {
    const [first, second] = await administratorsOf('rivelac');
    if (first === undefined || second === undefined) throw new Error('The fund has too few administrators.');
    // By this clock nothing is saved by itself.
    const { user, studio } = await signIn({ who: first, from: '203.0.113.26', clock: handClock() });
    await user.type(screen.getByRole('textbox', { name: words.fields.displayName }), ' AG');
    await screen.findByText(words.saving.due);
    studio.navigate('/studio/rivelac/review');
    const publish = await screen.findByRole('button', { name: words.publish.now });
    await waitFor(() => expect(publish).toHaveProperty('disabled', false));
    const other = await signedIn(world.provider, store, second);
    const { revisions: before } = await other.ask(revisions, 'revisions');
    await other.change(withColour('#aa3300'));
    await user.click(publish);
    await screen.findByText(words.publish.conflict);
    expect((await other.ask(revisions, 'revisions')).revisions).toEqual(before);
    // Now both changes are there to be seen.
    const change = await screen.findByRole('link', { name: words.fields.primary });
    expect(change.closest('li')?.textContent).toMatch(/#aa3300/);
    await user.click(publish);
    await screen.findByText(saying(words.publish.published));
    expect(valueAt((await other.draft()).files, ['settings', 'displayName'])).toMatch(/ AG$/);
  });

  it('is shown both values where somebody else has changed the same, and loses neither', async () => {
    const { user, studio } = await signIn();
    const other = await signedIn(world.provider, store, joao);
    const colour = screen.getByRole('textbox', { name: words.fields.primary });
    await other.change(withColour('#aa3300'));
    await user.clear(colour);
    await user.type(colour, '#118833');
    const dialog = within(await screen.findByRole('dialog', { name: words.conflict.title }, { timeout: 5_000 }));
    dialog.getByText(saying(words.conflict.text_one));
    dialog.getByText('#118833');
    // Neither is taken by a hasty press.
    const save = dialog.getByRole('button', { name: words.conflict.save });
    expect(save).toHaveProperty('disabled', true);
    dialog.getByText(words.conflict.undecided_one);
    await user.click(dialog.getByRole('radio', { name: /#aa3300/ }));
    await user.click(save);
    await waitFor(() => expect(colour).toHaveProperty('value', '#aa3300'));
    await saved();
    const { files } = await other.draft();
    expect(valueAt(files, ['settings', 'configurations', 'brand', 'primary'])).toBe('#aa3300');
    studio.navigate('/studio/ginster/edit/brand');
    await user.click(screen.getByRole('button', { name: words.frame.undo }));
    await waitFor(() => expect(colour).toHaveProperty('value', '#118833'));
  });

  it('begins a new question with words of the language that it is written in', async () => {
    const { user, studio } = await signIn({ who: joao, from: '203.0.113.9' });
    studio.navigate('/studio/ginster/edit/questions?language=fr-FR');
    const add = await screen.findByRole('button', { name: words.questions.add });
    await waitFor(() => expect(add).toHaveProperty('disabled', false));
    await user.click(add);
    expect(await screen.findByRole('textbox', { name: words.fields.question })).toHaveProperty(
      'value',
      french.fresh.question,
    );
    expect(screen.getByDisplayValue(french.fresh.text)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.frame.undo }));
    await saved();
  });

  it('keeps what is typed when the session ends, and goes on once signed in again', async () => {
    const { user, studio } = await signIn();
    await studio.services.call(signOut, {});
    const name = screen.getByRole('textbox', { name: words.fields.displayName });
    await user.type(name, ' AG');
    const dialog = within(await screen.findByRole('dialog', { name: words.again.title }, { timeout: 5_000 }));
    expect(name).toHaveProperty('value', 'Vorsorgestiftung Ginster AG');
    await user.type(dialog.getByRole('textbox', { name: words.email.label }), lea.emailAddress);
    await user.click(dialog.getByRole('button', { name: words.email.submit }));
    await dialog.findByText(lea.emailAddress);
    // In another tab of the same browser.
    await signInElsewhere(studio, lea);
    const [check] = dialog.getAllByRole('button', { name: words.again.check });
    if (check === undefined) throw new Error('There is no way on.');
    await user.click(check);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: words.again.title })).toBeNull());
    await saved();
  });

  it('saves nothing in another fund to which another tab has signed in, and goes on once back', async () => {
    const [elena] = await administratorsOf('castagneto');
    const [nora] = await administratorsOf('bergahorn');
    if (elena === undefined || nora === undefined) throw new Error('The fund has too few administrators.');
    const { user, studio } = await signIn({ who: elena, from: '203.0.113.25' });
    const before = await signedIn(world.provider, store, elena);
    const { call } = studio.services;
    const { tenant, emailAddress } = nora;
    await call(requestStudioLink, { body: { tenant, emailAddress, language: 'de-CH' } });
    await signInElsewhere(studio, nora);
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: words.fields.displayName });
    const savedName = name.value;
    await user.type(name, ' AG');
    const dialog = within(await screen.findByRole('dialog', { name: words.again.title }, { timeout: 5_000 }));
    const [check] = dialog.getAllByRole('button', { name: words.again.check });
    if (check === undefined) throw new Error('There is no way on.');
    // Somebody is signed in, but not the one whose words these are.
    await user.click(check);
    dialog.getByRole('textbox', { name: words.email.label });
    expect(name).toHaveProperty('value', `${savedName} AG`);
    const other = await signedIn(world.provider, store, nora);
    expect((await other.draft()).version).toBe(0);
    expect(valueAt((await before.draft()).files, ['settings', 'displayName'])).toBe(savedName);
    await user.type(dialog.getByRole('textbox', { name: words.email.label }), elena.emailAddress);
    await user.click(dialog.getByRole('button', { name: words.email.submit }));
    await dialog.findByText(elena.emailAddress);
    await signInElsewhere(studio, elena);
    await user.click(check);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: words.again.title })).toBeNull());
    await saved();
    expect(valueAt((await before.draft()).files, ['settings', 'displayName'])).toBe(`${savedName} AG`);
    await user.click(screen.getByRole('button', { name: words.frame.undo }));
    await saved();
  });

  it('takes steps back by keyboard, but none from a comment or a dialog', async () => {
    const [urs] = await administratorsOf('fadental');
    if (urs === undefined) throw new Error('The fund has too few administrators.');
    const { user, studio } = await signIn({ who: urs, from: '203.0.113.27' });
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: words.fields.displayName });
    const savedName = name.value;
    await user.type(name, ' AG');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(name).toHaveProperty('value', savedName));
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(name).toHaveProperty('value', `${savedName} AG`));
    await saved();
    studio.navigate('/studio/fadental/review');
    const undo = screen.getByRole('button', { name: words.frame.undo });
    await user.type(await screen.findByRole('textbox', { name: words.publish.comment }), '!');
    await user.keyboard('{Control>}z{/Control}');
    expect(undo).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: words.publish.discard }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.keyboard('{Control>}z{/Control}');
    expect(undo).toHaveProperty('disabled', false);
    await user.click(dialog.getByRole('button', { name: words.publish.keep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(undo).toHaveProperty('disabled', true));
    await saved();
  });

  it('is told what is missing, and is led to its field', async () => {
    const { user, studio } = await signIn();
    studio.navigate('/studio/ginster/review');
    const item = (await screen.findByText(findings.noTerms)).closest('li');
    if (item === null) throw new Error('What is said of the terms is in no list.');
    await user.click(within(item).getByRole('link', { name: words.findings.toField }));
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toMatch(
        /termsOfUse|conditionsOfUse/,
      ),
    );
  });

  it('leaves as it is what is a matter of taste, and can take that back', async () => {
    const { user, studio } = await signIn({ who: joao, from: '203.0.113.9' });
    studio.navigate('/studio/ginster/review');
    const item = (await screen.findByText(findings.noTerms)).closest('li');
    if (item === null) throw new Error('What is said of the terms is in no list.');
    await user.click(within(item).getByRole('button', { name: words.findings.leave }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: words.review.findings })),
    );
    const left = within(await screen.findByRole('list', { name: words.fields.settled }));
    left.getByText(findings.noTerms);
    expect(screen.getAllByText(findings.noTerms)).toHaveLength(1);
    // It is kept with the draft, where the second person sees it.
    await screen.findByText(`${words.fields.settled} – ${words.fields.termsOfUse}`);
    await saved();
    await user.click(left.getByRole('button', { name: words.findings.reopen }));
    await waitFor(() => expect(screen.queryByRole('list', { name: words.fields.settled })).toBeNull());
    await screen.findByText(findings.noTerms);
    await saved();
  });

  it('is led from everything that can be said of a portal to where it is mended', { timeout: 120_000 }, async () => {
    const { studio } = await signIn({ who: joao, from: '203.0.113.8' });
    const unled: string[] = [];
    for (const [key, files, own = facts] of damages) {
      const found = readinessOf(files, own).findings.find((finding) => finding.key === key);
      if (found === undefined) throw new Error(`${key} is not found.`);
      const address = findingAddress('ginster', found);
      // What the regulations say is not edited here.
      if (address === null) continue;
      studio.services.draft.replace(files);
      studio.navigate(address);
      const name = pathName(found.path);
      await focusIsIn(name).catch(() =>
        unled.push(`${key}: ${name}, but ${document.activeElement?.outerHTML.slice(0, 120)}`),
      );
    }
    expect(unled).toEqual([]);
  });

  it('finds a field for each setting that a fund may have', { timeout: 120_000 }, async () => {
    const { studio } = await signIn({ who: joao, from: '203.0.113.8' });
    // The sentence on the demo page is for demo funds.
    studio.services.draft.change(['settings', 'about'], { 'de-CH': 'Eine Pensionskasse.' });
    const settings = settingPaths(tenantSettingsSchema);
    expect(settings.length).toBeGreaterThan(60);
    const without: string[] = [];
    for (const setting of settings) {
      const path = ['settings', ...setting];
      studio.navigate(fieldAddress('ginster', sectionOf(path), path) ?? '');
      await focusIsIn(pathName(path)).catch(() => without.push(pathName(path)));
    }
    expect(without).toEqual([]);
  });
});
