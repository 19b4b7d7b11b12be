import type { Endpoint } from '#contract/endpoint.ts';
import type { Locale } from '#kernel/locale.ts';
import type { CallRequest, Success } from '#api/client.ts';
import { actionAtom, stateAtom, type Act, type ActionTools, type Getter } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';

/** An answer of the provider; what a page shows is its `data`. */
export type Answer = { readonly data: unknown };

/** What is known of one question. */
export type Known<A extends Answer> = {
  /** The last answer; null before the first. */
  readonly answer: A | null;
  /** Whether the newest try that has ended failed. While it is tried again it still counts as failed. */
  readonly failed: boolean;
  readonly loading: boolean;
};

/** Remote data of one kind: every question keeps its last answer until somebody signs out. */
export type Resource<Request, A extends Answer> = {
  /** What is known of the answer to a request in the page's language. */
  readonly known: (get: Getter, request: Request) => Known<A>;
  /** Asks for a newer answer and resolves with it; with null where it fails, or comes too late to count. */
  readonly loadAction: Act<[Request], Promise<A | null>>;
  /** Asks as at the beginning of a visit: an earlier visit's failure is forgotten. */
  readonly visitAction: Act<[Request], Promise<A | null>>;
};

/** What is asked, and in which language: data of somebody who is now hidden, or in another language, is another answer. */
export const questionOf = (locale: Locale, request: unknown): string => JSON.stringify([locale, request]);

const unknown = { answer: null, failed: false, loading: false } as const;

/**
 * Remote data, held once for the whole portal. A newer try, or a sign-out, makes an older one worthless: its answer is
 * dropped. A failure is for the page or card to say.
 *
 * @param ask asks once, given the last answer; null: it failed
 */
export const remoteData = <Request, A extends Answer>(
  name: string,
  ask: (tools: ActionTools, request: Request, last: A | null) => Promise<A | null>,
): Resource<Request, A> => {
  const answersAtom = stateAtom<Readonly<Record<string, Known<A>>>>('session', name, {});
  const load = async (tools: ActionTools, request: Request, change: Partial<Known<A>>): Promise<A | null> => {
    const { get, set } = tools;
    const question = questionOf(get(localeAtom), request);
    const tell = (known: Known<A>) => {
      set(answersAtom, (all) => ({ ...all, [question]: known }));
    };
    const asking: Known<A> = { ...(get(answersAtom)[question] ?? unknown), ...change, loading: true };
    tell(asking);
    const answer = await ask(tools, request, asking.answer);
    if (get(answersAtom)[question] !== asking) return null;
    tell({ answer: answer ?? asking.answer, failed: answer === null, loading: false });
    return answer;
  };
  return {
    known: (get, request) => get(answersAtom)[questionOf(get(localeAtom), request)] ?? unknown,
    loadAction: actionAtom((tools, request: Request) => load(tools, request, {})),
    visitAction: actionAtom((tools, request: Request) => load(tools, request, { failed: false })),
  };
};

/** {@link remoteData} of one call. */
export const resource = <E extends Endpoint>(name: string, endpoint: E): Resource<CallRequest<E>, Success<E>> =>
  remoteData(name, async ({ services }, request) => {
    const answer = await services.call(endpoint, request, { says: 'face' });
    return answer.ok ? answer : null;
  });
