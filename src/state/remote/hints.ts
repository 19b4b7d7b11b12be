import { hintCalendar, hints, putOffHint } from '#contract/endpoints/hints.ts';
import type { SentHint } from '#contract/hints.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { CallRequest } from '#api/client.ts';
import { actionAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { loadedFile, type LoadedFile } from './loaded-file.ts';
import { remoteData } from './resource.ts';

/** Only a missing call means that the provider has no hints; whatever else is refused is a failure. */
const orMissing = { missing: 'passed', otherwise: 'unavailable' } as const;

/** What is important to the member, the most urgent first; nothing from a provider without hints. Beyond the specification. */
export const hintsResource = remoteData<CallRequest<typeof hints>, { readonly data: readonly SentHint[] }>(
  'hints',
  async ({ services }, request) => {
    const answer = await services.call(hints, request, { says: 'face', about: orMissing });
    // If none of them can be read, nobody knows whether one is important.
    if (answer.ok) return answer.data.length === 0 && answer.dropped.length > 0 ? null : { data: answer.data };
    return answer.trouble.is === 'passed' ? { data: [] } : null;
  },
);

/**
 * Puts a hint off, or takes that back, and loads the hints that are shown then. Returns the day on which it comes back, null
 * if it isn't put off; undefined if that failed.
 */
export const putOffHintAction = actionAtom(
  async (
    { get, set, services },
    { key, isPutOff }: { readonly key: string; readonly isPutOff: boolean },
  ): Promise<IsoDate | null | undefined> => {
    const answer = await services.call(putOffHint, { path: { key }, body: { isPutOff } }, { says: 'form' });
    // It may have been put off in another tab.
    await set(hintsResource.loadAction, { query: get(anonymizeQueryAtom) });
    return answer.ok ? answer.data.until : undefined;
  },
);

/** Loads a hint's day as a calendar file; null if that fails. Like other data, its failure doesn't end the session. */
export const loadHintCalendarAction = actionAtom(async ({ get, services }, key: string): Promise<LoadedFile | null> => {
  const query = get(anonymizeQueryAtom);
  const answer = await services.call(hintCalendar, { path: { key }, query }, { says: 'face' });
  if (!answer.ok) return null;
  return loadedFile(hintCalendar, answer.data);
});
