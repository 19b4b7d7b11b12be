import { createContext, use } from 'react';
import type { Profile } from '#contract/profile.ts';

/** What the profile's page gives its dialogs. */
export type ProfileDialogs = {
  /** The newest profile. */
  readonly profile: Profile;
  /** Goes back to the profile: a step back where the person came from there, else to its address. */
  readonly back: () => void;
};

/** Carries {@link ProfileDialogs} from the page to the dialog over it. */
export const ProfileDialogsContext = createContext<ProfileDialogs | null>(null);

/** What the page gives the dialog over it. */
export const useProfileDialogs = (): ProfileDialogs => {
  const dialogs = use(ProfileDialogsContext);
  if (dialogs === null) throw new Error('This dialog stands outside the profile page.');
  return dialogs;
};
