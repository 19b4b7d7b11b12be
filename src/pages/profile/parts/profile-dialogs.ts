import { createContext, use } from 'react';
import type { ProfileView } from '../view.ts';

/** What the profile page passes to its dialogs. */
export type ProfileDialogs = {
  /** The latest profile. */
  readonly profile: ProfileView;
  /** Returns to the profile: back in the history if the dialog was opened from there, else to its address. */
  readonly back: () => void;
};

/** Passes {@link ProfileDialogs} from the page to its dialogs. */
export const ProfileDialogsContext = createContext<ProfileDialogs | null>(null);

/** What the profile page passes to its dialogs. Throws outside of the page. */
export const useProfileDialogs = (): ProfileDialogs => {
  const dialogs = use(ProfileDialogsContext);
  if (dialogs === null) throw new Error('This dialog is outside the profile page.');
  return dialogs;
};
