/** A short message at the top right: success green, error red, warning orange, default dark. */
export type Toast = {
  readonly kind: 'success' | 'error' | 'warning' | 'default';
  readonly text: string;
  /** How long it is shown, in milliseconds; {@link toastDuration} by default. */
  readonly duration?: number;
};

/** How long a toast is shown, and stays where screen readers find it, in milliseconds. */
export const toastDuration = 4000;

/** Passes toasts from anywhere to the place that shows them. */
export type Toaster = {
  readonly show: (toast: Toast) => void;
  /** Starts showing toasts, beginning with those raised before; the result stops it. */
  readonly subscribe: (present: (toast: Toast) => void) => () => void;
};

/** Creates a portal's toaster. Toasts survive a sign-out, because they say why it happened. */
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
