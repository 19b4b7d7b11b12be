/** A short message at the top right: success green, error red, warning orange, default dark. */
export type Toast = {
  readonly kind: 'success' | 'error' | 'warning' | 'default';
  readonly text: string;
  /** Milliseconds on screen; 4000 where not given. */
  readonly duration?: number;
};

/** Hands toasts from wherever they are raised to the one place that shows them. */
export type Toaster = {
  readonly show: (toast: Toast) => void;
  /** Takes over the showing; toasts raised before anybody was there come at once. The result gives it back. */
  readonly subscribe: (present: (toast: Toast) => void) => () => void;
};

/** Makes a portal's toaster. Toasts outlive a sign-out: they say why it happened. */
export const createToaster = (): Toaster => {
  let waiting: Toast[] = [];
  let presenter: ((toast: Toast) => void) | null = null;
  return {
    show: (toast) => {
      if (presenter === null) waiting.push(toast);
      else presenter(toast);
    },
    subscribe: (present) => {
      presenter = present;
      const early = waiting;
      waiting = [];
      early.forEach(present);
      return () => {
        if (presenter === present) presenter = null;
      };
    },
  };
};
