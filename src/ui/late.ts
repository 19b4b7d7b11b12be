import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * A component that only few people need, loaded when it is first rendered; use it in a `Suspense`. Nothing is shown if it
 * can't be fetched.
 */
export const late = <Props = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (): { default: ComponentType<Props> } => ({ default: Nothing }),
    ),
  );
