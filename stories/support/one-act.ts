import { act } from 'react';
import { configure, getConfig } from 'storybook/test';

const environment = globalThis as typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean };

const nothing = (): void => undefined;

/** What breaks within an act breaks the story. */
const raise = (error: unknown): void =>
  queueMicrotask(() => {
    throw error;
  });

/**
 * Wraps an event in React's `act` unless it is dispatched within another one, as when a dialog that an event opens takes the
 * focus: the inner `act` would end the outer one's queue before React has finished with it. Somebody listens to its end,
 * as React asks, because the event may show a part that loads only then.
 */
export const actOnce = (): void => {
  const before = getConfig();
  let isActing = false;
  configure({
    eventWrapper: (dispatch) => {
      if (isActing) return dispatch();
      // React's production has no act.
      if (import.meta.env.PROD) return before.eventWrapper(dispatch);
      isActing = true;
      const wasSet = environment.IS_REACT_ACT_ENVIRONMENT ?? false;
      environment.IS_REACT_ACT_ENVIRONMENT = true;
      try {
        let result: unknown;
        // Its types promise nothing of an act that isn't awaited; it can be listened to all the same.
        const acted = act(() => {
          result = dispatch();
        }) as unknown as PromiseLike<void>;
        void acted.then(nothing, raise);
        return result;
      } finally {
        environment.IS_REACT_ACT_ENVIRONMENT = wasSet;
        isActing = false;
      }
    },
  });
};
