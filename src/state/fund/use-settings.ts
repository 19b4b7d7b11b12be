import { useLayoutEffect } from 'react';
import type { GlobalSettings } from '#contract/settings.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { refreshSwitchesAction, settingsAtom, switchesLoadAtom } from './settings.ts';

/** A fund's settings as a page of the session needs them. */
export type KnownSettings = {
  /** Null while they are missing. */
  readonly settings: GlobalSettings | null;
  /** Whether they are missing because the latest load failed. */
  readonly failed: boolean;
  readonly loading: boolean;
  readonly retry: () => void;
};

/** The fund's settings; reloads them when the component mounts if a sign-out has reset them. */
export const useSettings = (): KnownSettings => {
  const settings = useValue(settingsAtom);
  const { failed, loading } = useValue(switchesLoadAtom);
  const load = useAction(refreshSwitchesAction);
  useLayoutEffect(() => {
    void load();
  }, [load]);
  return {
    settings,
    failed: failed && settings === null,
    loading,
    retry: () => {
      void load();
    },
  };
};
