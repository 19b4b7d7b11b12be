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

/** The parts of a flow: a pure reducer, a table of its steps' routes, and a table of where its troubles lead. */
type FlowParts<State, Event, Step extends string> = {
  /** Prefix of its atoms' names. */
  readonly key: string;
  readonly group: Group;
  readonly start: State;
  readonly next: (state: State, event: Event | CodeEvent) => State;
  /** How to keep the state in the tab's storage for a reload, and when not to. */
  readonly kept?: {
    readonly key: (typeof flowKeys)[keyof typeof flowKeys];
    readonly schema: z.ZodMiniType<State>;
    readonly unless: (state: State) => boolean;
  };
  readonly routes: Readonly<Record<Step, RouteKey>>;
  readonly mayEnter?: (state: State, step: Step) => boolean;
  /** Redirects from a step that isn't due. */
  readonly lost?: (tools: ActionTools, state: State, step: Step) => void;
  /** Where troubles lead that no form can show. */
  readonly leads?: { readonly [Name in TroubleName]?: (tools: ActionTools) => void };
};

/** Options of a flow's call. */
type SendTerms = {
  readonly about?: About;
  /** The call resends a code: if it is refused with a wait, the countdown starts again. */
  readonly resends?: boolean;
};

/** A way to a step. */
type Going<Step> = {
  readonly step: Step;
  readonly replace?: boolean;
  readonly query?: Readonly<Record<string, string>>;
};

/** Tools of a flow's act. */
export type FlowTools<State, Event, Step extends string> = ActionTools & {
  /** The flow's state when the act began. */
  readonly state: State;
  /** The portal's time, in milliseconds since 1970. */
  readonly now: () => number;
  readonly advance: (event: Event | CodeEvent) => void;
  readonly goTo: (step: Step, options?: Omit<Going<Step>, 'step'>) => void;
  /** Makes a call. Its trouble, from `onAnswer` or a failure, either leads elsewhere or is returned. */
  readonly send: <E extends Endpoint>(
    endpoint: E,
    request: CallRequest<E>,
    onAnswer: (answer: Success<E>) => Trouble | null | Promise<Trouble | null>,
    terms?: SendTerms,
  ) => Promise<Trouble | null>;
};

/**
 * Creates a flow: its state, which survives a reload; the guard of its steps; and its acts, of which only one runs at a
 * time, so that nothing is sent twice. An act resolves to null when it succeeds, else to the trouble that the form has
 * to show; `gone` if that leads elsewhere, or if another act is running.
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
  /** The run of an act that is under way. */
  const busyAtom = stateAtom<{ readonly act: object } | null>(group, `${key}.busy`, null);
  /** The step on screen; null while redirecting. */
  const enteredAtom = stateAtom<Step | null>(group, `${key}.entered`, null);

  const advanceAction = actionAtom(({ get, set }, event: Event | CodeEvent): void => {
    set(flowAtom, next(get(flowAtom), event));
  });

  const goToAction = actionAtom(({ get, services }, { step, replace = false, query = {} }: Going<Step>): void => {
    services.navigate(get(hrefAtom)(routes[step], { query }), { replace });
  });

  /** Enters a step, or redirects if it isn't due. */
  const enterAction = actionAtom((tools, step: Step): void => {
    const state = tools.get(flowAtom);
    const isDue = mayEnter(state, step);
    tools.set(enteredAtom, isDue ? step : null);
    if (!isDue) lost(tools, state, step);
  });

  /** Leads elsewhere, or updates the code's state and returns the trouble for the form. */
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
      if (get(busyAtom) !== null) return { is: 'gone', said: [] };
      const mark = { act: action };
      set(busyAtom, mark);
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
        // Since a sign-out another act may be running.
        set(busyAtom, (now) => (now === mark ? null : now));
      }
    });
    return action;
  };

  return { routes, mayEnter, flowAtom, busyAtom, enteredAtom, advanceAction, goToAction, enterAction, act };
};

export type Flow<State, Event, Step extends string> = ReturnType<typeof createFlow<State, Event, Step>>;
