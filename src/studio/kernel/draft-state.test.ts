import { describe, expect, it } from 'vitest';
import type { Draft } from '#contract/studio/answers.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { aligned, begun, isTold, joined, merged, stepped, stored } from './draft-state.ts';
import { valueAt, withValue } from './paths.ts';
import { ownStep, stepTo } from './steps.ts';

const name = ['settings', 'displayName'] as const;
const city = ['settings', 'contactDetail', 'city'] as const;
const files: FundFiles = { settings: { displayName: 'Nordlicht' }, content: {}, assets: {} };
const at = new Date('2026-11-28T10:00:00Z');
const draft: Draft = { version: 1, basedOn: 3, live: 3, saved: null, offer: null, files };
const saving = { version: 2, by: 'me', at };

const typed = (before = begun(draft, null), path: readonly string[] = name, value = 'Südlicht') =>
  stepped(before, stepTo(before.steps, withValue(before.steps.now, path, value), ownStep));

describe('A save', () => {
  it('leaves due what was typed while it ran', () => {
    const sent = typed();
    const now = stored(typed(sent, city, 'Bern'), sent, saving);
    expect([now.saving, now.draft.version]).toEqual(['due', 2]);
    expect(valueAt(now.draft.files, city)).toBeUndefined();
  });

  it('leaves due what the draft was compared with while it ran', () => {
    const sent = typed();
    const live = { number: 4, files, who: { by: 'Nora', at } };
    const now = stored(aligned({ ...sent, saving: 'saving' }, files, live), sent, saving);
    expect([now.saving, isTold(now)]).toEqual(['due', false]);
    expect(now.says.basedOn).toBe(4);
  });

  it('decides nothing that somebody has to decide', () => {
    const sent = typed();
    const live = { number: 4, files: withValue(files, name, 'Ostlicht'), who: { by: 'Nora', at } };
    const now = stored(aligned(sent, files, live), sent, saving);
    expect(now.saving).toBe('clash');
    expect(now.conflict?.clashes).toHaveLength(1);
  });
});

describe('Another draft', () => {
  it('is merged field by field, and who saved it is said only if somebody else has', () => {
    const theirs = { ...draft, version: 2, saved: { by: 'Nora', at }, files: withValue(files, city, 'Bern') };
    const mine = typed();
    expect(merged(mine, theirs, files)).toMatchObject({ saving: 'due', joined: null, draft: { version: 2 } });
    expect(joined(mine, theirs, files).joined).toEqual({ by: 'Nora', version: 2, isMixed: true });
    expect(joined(begun(draft, null), theirs, files).joined?.isMixed).toBe(false);
  });

  it('ends a question that it answers', () => {
    const theirs = { ...draft, version: 2, files: withValue(files, name, 'Ostlicht') };
    const asked = joined(typed(), theirs, files);
    expect(asked.saving).toBe('clash');
    expect(merged(asked, { ...draft, version: 3 }, files)).toMatchObject({ saving: 'due', conflict: null });
  });
});
