import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds for which an answer counts as new: other processes may have changed it meanwhile. */
const freshFor = 1_000;

/** Milliseconds that a call waits for a new answer in place of one that is too old. */
const patience = 250;

/** What is known of a key. */
type Entry<Value> = {
  /** The last answer; null before the first one. */
  known: { readonly value: Value; readonly at: number } | null;
  /** The look that is under way. */
  looking: { readonly answer: Promise<Value>; readonly since: number } | null;
  /** When a look last ended, well or not. */
  tried: number;
  /** Whether the last answer is known to be wrong, until a look that began after that has ended. */
  isOutdated: boolean;
  /** Whether the last look has failed. */
  isFailing: boolean;
};

const unknown = <Value>(): Entry<Value> => ({
  known: null,
  looking: null,
  tried: Number.NEGATIVE_INFINITY,
  isOutdated: false,
  isFailing: false,
});

/** Answers that are looked up again and again. */
export type Recent<Value> = {
  readonly of: (key: string) => Promise<Value>;
  /** Says that the answer has changed: the next call waits for the new one. */
  readonly changed: (key: string) => void;
};

/**
 * What is looked up again after a second, and answered from memory in between: one look at a time for each key, however many
 * ask. While a look fails or hangs the last answer stays.
 * @param options.goodFor milliseconds for which the last answer is given at once, while a new one is looked up behind it.
 * @param options.otherwise the answer while nothing is known and a look has failed; it isn't remembered as one.
 * @param options.onFailure called with the first failure of each key, and again only once a look has succeeded.
 */
export const recent = <Value>({
  look,
  otherwise,
  goodFor,
  onFailure,
  now = () => performance.now(),
  pause = (milliseconds) => delay(milliseconds, undefined, { ref: false }),
}: {
  readonly look: (key: string) => Promise<Value>;
  readonly otherwise: Value;
  readonly goodFor: number;
  readonly onFailure: (key: string, error: unknown) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: (() => number) | undefined;
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined;
}): Recent<Value> => {
  const entries = new Map<string, Entry<Value>>();

  const begin = (key: string, entry: Entry<Value>): NonNullable<Entry<Value>['looking']> => {
    const end = () => {
      if (entry.looking !== looking) return;
      Object.assign(entry, { looking: null, tried: now(), isOutdated: false });
    };
    const answer = look(key).then(
      (value) => {
        if (entry.looking === looking) entry.known = { value, at: now() };
        entry.isFailing = false;
        end();
        return value;
      },
      (error: unknown) => {
        if (!entry.isFailing) onFailure(key, error);
        entry.isFailing = true;
        end();
        return entry.known === null ? otherwise : entry.known.value;
      },
    );
    const looking = { answer, since: now() };
    entry.looking = looking;
    return looking;
  };

  return {
    of: (key) => {
      const entry = entries.get(key) ?? unknown();
      entries.set(key, entry);
      const { known, isOutdated } = entry;
      if (!isOutdated && entry.looking === null && now() - entry.tried < freshFor) {
        return Promise.resolve(known === null ? otherwise : known.value);
      }
      const { answer, since } = entry.looking ?? begin(key, entry);
      if (known === null || isOutdated) return answer;
      const left = since + patience - now();
      if (now() - known.at < goodFor || left <= 0) return Promise.resolve(known.value);
      return Promise.race([answer, pause(left).then(() => known.value)]);
    },
    changed: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return;
      // What is being looked up may have been read before the change.
      Object.assign(entry, { isOutdated: true, looking: null });
    },
  };
};
