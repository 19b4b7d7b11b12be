import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import { questions } from '#contract/endpoints/questions.ts';
import { studioEndpoints } from '#contract/studio/endpoints.ts';
import type { Store } from '#server/store/store.ts';
import common from '#words/de-CH/common.json';
import words from '#words/de-CH/studio.json';
import { portal } from '../provider/fixture.ts';
import { newestCode, newestLink } from '../provider/people.ts';
import { administratorsOf, signedIn, studioOn, withColour, type StudioBrowser } from '../provider/studio-fixture.ts';
import { openMemoryStore } from '../support/memory-database.ts';
// Opens what jsdom lacks, too.
import '../support/open-portal.tsx';
import { browserOf, openStudio } from '../support/open-studio.tsx';
import { throughFault } from '../support/through-fault.ts';

let store: Store;
let world: ReturnType<typeof studioOn>;
/** The browser in which the administrator has signed in once for all. */
let leas: StudioBrowser;
const [lea] = await administratorsOf('ginster');
if (lea === undefined) throw new Error('The fund lacks an administrator.');

beforeAll(async () => {
  store = await openMemoryStore();
  world = studioOn(store);
  leas = await signedIn(world.provider, store, lea);
});
afterAll(async () => {
  await world.close();
  await store.close();
});

/** A connection that some calls don't get through, as long as they are named. */
const unsteady = (fetch: Fetch) => {
  const state = { lost: null as RegExp | null };
  const troubled: Fetch = (input, init) => {
    const { url } = new Request(input, init);
    return state.lost?.test(new URL(url).pathname) === true
      ? Promise.reject(new TypeError('There is no connection.'))
      : fetch(input, init);
  };
  return { fetch: troubled, state };
};

/** A signed-in administrator's browser, on an unsteady connection. */
const unsteadily = (browser: StudioBrowser) => unsteady(browserOf(world.provider, '203.0.113.7', browser.cookies));

/** A file that is gone when it is read. */
const goneFile = (name: string): File => {
  const file = new File(['gone'], name);
  return Object.assign(file, { arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotFoundError')) });
};

describe('An administrator', () => {
  it('learns why a code can’t be sent again, and goes on with the one that was', async () => {
    const fetch = browserOf(world.provider, '203.0.113.9');
    const { user, studio } = await openStudio(`/studio/${lea.tenant}`, { fetch, origin: portal });
    await user.type(await screen.findByRole('textbox', { name: words.email.label }), lea.emailAddress);
    await user.click(screen.getByRole('button', { name: words.email.submit }));
    await screen.findByText(lea.emailAddress);
    const { sessionId, emailCode } = await newestLink(store, lea.emailAddress);
    studio.navigate(`/studio/${lea.tenant}/link/${sessionId}/${emailCode}`);
    const field = await screen.findByRole('textbox', { name: words.sms.label });
    await user.click(screen.getByRole('button', { name: words.sms.again }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/Minute|Sekunde/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.sms.title);
    await user.type(field, await newestCode(store, lea.mobileNumber));
    await screen.findByRole('heading', { level: 1, name: words.sections.brand.title });
  });

  it('is told that a file can’t be read, or a logo’s colours, and may try again', async () => {
    const { fetch } = unsteadily(leas);
    const { user, studio } = await openStudio('/studio/ginster/edit/images', { fetch, origin: portal });
    const logo = await screen.findByLabelText(`${words.images.choose}: ${words.fields.logoImage}`);
    await user.upload(logo, goneFile('logo.svg'));
    await screen.findByText(words.failed.unreadable);
    expect(logo.getAttribute('aria-disabled')).toBeNull();
    studio.navigate('/studio/ginster/edit/brand');
    // No image can be drawn here.
    await user.click(await screen.findByRole('button', { name: words.brand.fromLogo }));
    await screen.findByText(words.brand.logoFailed);
    studio.navigate('/studio/ginster/history');
    const folder = await screen.findByLabelText(words.folder.import);
    await user.upload(folder, goneFile('ginster.zip'));
    await screen.findByText(words.failed.unreadable);
    expect(folder.getAttribute('aria-disabled')).toBeNull();
  });
});

describe('Whoever edits texts', () => {
  it('is told that what members read could not be loaded, instead of another text', async () => {
    const { fetch, state } = unsteadily(leas);
    state.lost = /\/content\/graphql$/;
    const { user } = await openStudio('/studio/ginster/edit/content?page=contact', { fetch, origin: portal });
    // One outage is said once, whatever parts of the page it keeps away.
    expect(await screen.findAllByText(words.content.failed)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: words.content.take })).toBeNull();
    state.lost = null;
    await user.click(screen.getByRole('button', { name: common.retry }));
    await screen.findAllByText(/Solange Sie nichts schreiben/);
    expect(screen.queryByText(words.content.failed)).toBeNull();
  });

  it('is told that the questions that members read could not be loaded, and reads them after another try', async () => {
    const question = { id: 'eins', group: null, question: 'Wann?', answer: 'Mit 65.', link: null, linkText: null };
    let answer = { status: 503, body: { errors: [] } as object };
    const { user } = await openStudio('/studio/ginster/edit/questions', {
      fetch: throughFault(browserOf(world.provider, '203.0.113.7', leas.cookies), (path) =>
        path.endsWith(`/api/v1/${questions.path}`) ? Response.json(answer.body, { status: answer.status }) : null,
      ),
      origin: portal,
    });
    await screen.findByText(words.questions.failed);
    answer = { status: 200, body: { data: [question] } };
    await user.click(screen.getByRole('button', { name: common.retry }));
    await screen.findByText(question.question);
    expect(screen.queryByText(words.questions.failed)).toBeNull();
  });

  it('finds the section where an address names no field', async () => {
    const { fetch } = unsteadily(leas);
    await openStudio('/studio/ginster/edit/brand#%', { fetch, origin: portal });
    await screen.findByRole('heading', { level: 1, name: words.sections.brand.title });
  });
});

describe('Whoever reviews a draft', () => {
  it('is told that it could not be checked, and checks it again', async () => {
    const { fetch, state } = unsteadily(leas);
    state.lost = /\/draft\/facts$/;
    const { user } = await openStudio('/studio/ginster/review', { fetch, origin: portal });
    await screen.findByText(words.findings.failed, { selector: '[role=alert] *' });
    const publish = screen.getByRole('button', { name: words.publish.now });
    expect(publish).toHaveProperty('disabled', true);
    screen.getByText(words.publish.unchecked);
    state.lost = null;
    await user.click(screen.getByRole('button', { name: common.retry }));
    await screen.findByText(words.publish.nothing);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('publishes nothing before the changes can be seen', async () => {
    const { fetch, state } = unsteadily(leas);
    await leas.change(withColour('#0a5f8a'));
    state.lost = /\/revisions\/\d+$/;
    const { user, studio } = await openStudio('/studio/ginster/review', { fetch, origin: portal });
    await screen.findByText(words.review.failed);
    await screen.findByText(words.publish.unshown);
    await user.type(screen.getByRole('textbox', { name: words.publish.comment }), 'Blau');
    const publish = screen.getByRole('button', { name: words.publish.now });
    expect(publish).toHaveProperty('disabled', true);
    state.lost = null;
    await user.click(screen.getByRole('button', { name: common.retry }));
    await screen.findByRole('link', { name: words.fields.primary });
    await waitFor(() => expect(publish).toHaveProperty('disabled', false));
    // What an earlier revision has changed can be asked for again, too.
    await leas.publish();
    studio.navigate('/studio/ginster/history');
    state.lost = /\/revisions\/1$/;
    await user.click(await screen.findByRole('button', { name: words.history.difference }));
    await screen.findByText(words.review.failed);
    state.lost = null;
    await user.click(screen.getByRole('button', { name: common.retry }));
    await screen.findByText(words.fields.primary);
  });

  it('is told that the links could not be loaded, instead of that there are none', async () => {
    const { fetch, state } = unsteadily(leas);
    await leas.ask(studioEndpoints.makePreviewLink, 'preview-links', { days: 1 });
    state.lost = /\/preview-links$/;
    const { user } = await openStudio('/studio/ginster/history', { fetch, origin: portal });
    await screen.findByText(words.links.failed);
    state.lost = null;
    await user.click(screen.getByRole('button', { name: common.retry }));
    await screen.findByRole('list', { name: words.links.good });
  });

  it('is told in front of another fund that signing out has failed', async () => {
    const { fetch, state } = unsteadily(await signedIn(world.provider, store, lea));
    const { user } = await openStudio('/studio/bergahorn/edit/brand', { fetch, origin: portal });
    state.lost = /\/sessions\/logout$/;
    const out = await screen.findByRole('button', { name: words.frame.signOut });
    await user.click(out);
    await screen.findByText(words.failed.other);
    state.lost = null;
    await user.click(out);
    await screen.findByRole('textbox', { name: words.email.label });
  });
});

describe('Somebody with a link to the draft', () => {
  it('is told that it can’t be shown at the moment, sees it after another try, and learns of its end', async () => {
    const { id, url } = await leas.ask(studioEndpoints.makePreviewLink, 'preview-links', { days: 1 });
    const { fetch, state } = unsteady(browserOf(world.provider, '203.0.113.8'));
    state.lost = /\/beginnings$/;
    const { user, close } = await openStudio(new URL(url).pathname, { fetch, origin: portal });
    await screen.findByRole('heading', { level: 1, name: words.look.failed });
    state.lost = null;
    await user.click(screen.getByRole('button', { name: common.retry }));
    await screen.findByRole('heading', { level: 1, name: /Ginster/ });
    close();
    await leas.ask(studioEndpoints.endPreviewLink, `preview-links/${id}`);
    await openStudio(new URL(url).pathname, { fetch, origin: portal });
    await screen.findByRole('heading', { level: 1, name: words.look.over });
  });
});
