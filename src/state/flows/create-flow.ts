import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { resendPauseSeconds, type CodeEvent } from '#domain/code-flow.ts';
import type { About, Trouble, TroubleName } from '#domain/error-ladder.ts';
import type { CallRequest, Success } from '#api/client.ts';
import {
  actionAtom,
  keptStateAtom,
  stateAtom,
  type ActionTools,
  type Group,
  type PrimitiveAtom,
} from '#state/kernel/atoms.ts';
import { hrefAtom } from '#state/kernel/place.ts';
import { json, type flowKeys } from '#state/kernel/storage-keys.ts';

/** What a flow is made of: a pure reducer, and a table each of its steps' routes and of where its troubles lead. */
type FlowParts<State, Event, Step extends string> = {
  /** Name of its atoms. */
  readonly key: string;
  readonly group: Group;
  readonly start: State;
  readonly next: (state: State, event: Event | CodeEvent) => State;
  /** What a reload may find in the tab's storage, and when there is nothing to find. Without it nothing is kept. */
  readonly kept?: {
    readonly key: (typeof flowKeys)[keyof typeof flowKeys];
    readonly schema: z.ZodMiniType<State>;
    readonly unless: (state: State) => boolean;
  };
  readonly routes: Readonly<Record<Step, RouteKey>>;
  readonly mayEnter?: (state: State, step: Step) => boolean;
  /** Leads on somebody who asked for a step that is not due. */
  readonly lost?: (tools: ActionTools, state: State, step: Step) => void;
  /** Where troubles lead that no form can say. */
  readonly leads?: { readonly [Name in TroubleName]?: (tools: ActionTools) => void };
};

/** How a call of a flow is sent. */
type SendTerms = {
  readonly about?: About;
  /** The call sends a code again: if it has to wait, so does the next one. */
  readonly resends?: boolean;
};

/** What an act of a flow has at hand. */
export type FlowTools<State, Event, Step extends string> = ActionTools & {
  /** Where the flow was when the act began. */
  readonly state: State;
  /** The portal's time, in milliseconds since 1970. */
  readonly now: () => number;
  readonly advance: (event: Event | CodeEvent) => void;
  readonly goTo: (step: Step, options?: { readonly replace?: boolean }) => void;
  /** Makes a call. `onAnswer` says what came of it; its trouble, and that of a failure, is led on or handed back. */
  readonly send: <E extends Endpoint>(
    endpoint: E,
    request: CallRequest<E>,
    onAnswer: (answer: Success<E>) => Trouble | null | Promise<Trouble | null>,
    terms?: SendTerms,
  ) => Promise<Trouble | null>;
};

/**
 * Makes a flow: the atom of where it is, which a reload keeps; the guard of its steps; and acts, of which one runs at a
 * time, so that nothing is sent twice. An act comes to null once it is done, else to the trouble that the form has to say;
 * `gone` if that leads elsewhere.
 */
export const createFlow = <State, Event, Step extends string>({
  key,
  group,
  start,
  next,
  kept,
  routes,
  mayEnter = () => true,
  lost = () => undefined,
  leads = {},
}: FlowParts<State, Event, Step>) => {
  const flowAtom: PrimitiveAtom<State> =
    kept === undefined
      ? stateAtom(group, key, start)
      : keptStateAtom(group, key, start, {
          storage: 'session',
          entry: { key: kept.key, parse: json(kept.schema) },
          format: (state) => (kept.unless(state) ? null : JSON.stringify(state)),
        });
  /** The act that is under way. */
  const busyAtom = stateAtom<object | null>(group, `${key}.busy`, null);
  /** The step on screen; null while the person is being led elsewhere. */
  const enteredAtom = stateAtom<Step | null>(group, `${key}.entered`, null);

  const advanceAction = actionAtom(({ get, set }, event: Event | CodeEvent): void => {
    set(flowAtom, next(get(flowAtom), event));
  });

  const goToAction = actionAtom(
    ({ get, services }, { step, replace = false }: { readonly step: Step; readonly replace?: boolean }): void => {
      services.navigate(get(hrefAtom)(routes[step]), { replace });
    },
  );

  /** Enters a step; somebody who may not is led to where the flow is. */
  const enterAction = actionAtom((tools, step: Step): void => {
    const state = tools.get(flowAtom);
    const isDue = mayEnter(state, step);
    tools.set(enteredAtom, isDue ? step : null);
    if (!isDue) lost(tools, state, step);
  });

  /** Leads on, or notes what a code came to and hands the trouble to the form. */
  const settleAction = actionAtom(
    (tools, { trouble, resends }: { readonly trouble: Trouble; readonly resends: boolean }): Trouble => {
      const { is, triesLeft, waitSeconds = is === 'wait' ? resendPauseSeconds : 0 } = trouble;
      const lead = leads[is];
      if (lead !== undefined) {
        lead(tools);
        return { is: 'gone', said: [] };
      }
      if (is === 'codeWrong') tools.set(advanceAction, { type: is, triesLeft });
      if (is === 'codeDead') tools.set(advanceAction, { type: is });
      if (resends && waitSeconds > 0) {
        tools.set(advanceAction, { type: 'resendRefused', waitSeconds, now: tools.services.clock.now() });
      }
      return trouble;
    },
  );

  const act = <Input extends [] | [unknown]>(
    run: (tools: FlowTools<State, Event, Step>, ...input: Input) => Promise<Trouble | null>,
  ) => {
    const action = actionAtom(async (tools: ActionTools, ...input: Input): Promise<Trouble | null> => {
      const { get, set, services } = tools;
      if (get(busyAtom) !== null) return null;
      set(busyAtom, action);
      const send: FlowTools<State, Event, Step>['send'] = async (endpoint, request, onAnswer, terms = {}) => {
        const { about, resends = false } = terms;
        const answer = await services.call(endpoint, request, { says: 'form', about });
        const came = answer.ok ? await onAnswer(answer) : answer.trouble;
        return came === null ? null : set(settleAction, { trouble: came, resends });
      };
      try {
        return await run(
          {
            ...tools,
            state: get(flowAtom),
            now: () => services.clock.now(),
            advance: (event) => {
              set(advanceAction, event);
            },
            goTo: (step, options) => {
              set(goToAction, { step, ...options });
            },
            send,
          },
          ...input,
        );
      } finally {
        set(busyAtom, null);
      }
    });
    return action;
  };

  return { routes, flowAtom, busyAtom, enteredAtom, advanceAction, goToAction, enterAction, act };
};

export type Flow<State, Event, Step extends string> = ReturnType<typeof createFlow<State, Event, Step>>;
