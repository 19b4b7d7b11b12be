import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import { studioEndpoints } from '#contract/studio/endpoints.ts';
import type { Store } from '#server/store/store.ts';
import words from '#words/de-CH/studio.json';
import { portal } from '../provider/fixture.ts';
import { administratorsOf, signedIn, studioOn } from '../provider/studio-fixture.ts';
import { openMemoryStore } from '../support/memory-database.ts';
// Opens what jsdom lacks, too.
import '../support/open-portal.tsx';
import { browserOf, openStudio } from '../support/open-studio.tsx';

let store: Store;
let world: ReturnType<typeof studioOn>;
const [lea] = await administratorsOf('ginster');
if (lea === undefined) throw new Error('The fund lacks an administrator.');

beforeAll(async () => {
  store = await openMemoryStore();
  world = studioOn(store);
});
afterAll(async () => {
  await world.close();
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

describe('Somebody with a link to the draft', () => {
  it('is told that it can’t be shown at the moment, sees it after another try, and learns of its end', async () => {
    const browser = await signedIn(world.provider, store, lea);
    const { id, url } = await browser.ask(studioEndpoints.makePreviewLink, 'preview-links', { days: 1 });
    const { fetch, state } = unsteady(browserOf(world.provider, '203.0.113.8'));
    state.lost = /\/beginnings$/;
    const { user, close } = await openStudio(new URL(url).pathname, { fetch, origin: portal });
    await screen.findByRole('heading', { level: 1, name: words.look.failed });
    state.lost = null;
    await user.click(screen.getByRole('button', { name: words.preview.retry }));
    await screen.findByRole('heading', { level: 1, name: /Ginster/ });
    close();
    await browser.ask(studioEndpoints.endPreviewLink, `preview-links/${id}`);
    await openStudio(new URL(url).pathname, { fetch, origin: portal });
    await screen.findByRole('heading', { level: 1, name: words.look.over });
  });
});
