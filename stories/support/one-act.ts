import { configure, getConfig } from 'storybook/test';

/**
 * Wraps an event in React's `act` unless it is dispatched within another one, as when a dialog that an event opens takes the
 * focus: the inner `act` would end the outer one's queue before React has finished with it.
 */
export const actOnce = (): void => {
  const before = getConfig();
  let isActing = false;
  configure({
    eventWrapper: (dispatch) => {
      if (isActing) return dispatch();
      isActing = true;
      try {
        return before.eventWrapper(dispatch);
      } finally {
        isActing = false;
      }
    },
  });
};
