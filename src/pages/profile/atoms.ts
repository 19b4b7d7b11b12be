import * as endpoints from '#contract/endpoints/profile.ts';
import type { AddressChange, CivilStatusChange } from '#contract/profile.ts';
import { trouble, type Trouble } from '#domain/error-ladder.ts';
import type { ProfilePart } from '#domain/profile-change.ts';
import { actionAtom, derivedAtom, stateAtom } from '#state/kernel/atoms.ts';
import { hrefAtom } from '#state/kernel/place.ts';
import { loadProfileAction, profileAtom } from '#state/remote/profile.ts';
import { resource } from '#state/remote/resource.ts';
import { loadUserAction } from '#state/session/session.ts';
import { settingsAtom } from '#state/fund/settings.ts';
import { profileView, type ProfileView } from './view.ts';

/** The profile as the page shows it; null before the profile and the fund's settings are known. */
export const profileViewAtom = derivedAtom((get): ProfileView | null => {
  const profile = get(profileAtom);
  const settings = get(settingsAtom);
  return profile === null || settings === null ? null : profileView(profile, settings);
});

/** Reloads the profile and resolves with it; with null if that fails. */
export const readProfileAction = actionAtom(async ({ get, set }): Promise<ProfileView | null> =>
  (await set(loadProfileAction)) ? get(profileViewAtom) : null,
);

/** Reloads what a change may affect: the profile, and the name and address in the header. */
export const refreshPersonAction = actionAtom(async ({ set }): Promise<void> => {
  await Promise.all([set(loadProfileAction), set(loadUserAction)]);
});

/** The disabled dialog whose address was opened; the page says why it isn't shown. */
export const switchedOffAtom = stateAtom<ProfilePart | null>('session', 'profile.switchedOff', null);

/** Redirects from a disabled dialog to the page, which explains it. */
export const refuseDialogAction = actionAtom(({ get, set, services }, part: ProfilePart): void => {
  set(switchedOffAtom, part);
  services.navigate(get(hrefAtom)('profile'), { replace: true });
});

/** Dismisses the notice about a disabled dialog. */
export const forgetSwitchedOffAction = actionAtom(({ set }): void => {
  set(switchedOffAtom, null);
});

/** The result of a change that is sent to the fund: pending, saved at once, or refused. */
export type ChangeResult = { readonly done: 'pending' | 'saved' } | { readonly trouble: Trouble };

/** HTTP status of a pending change. */
const created = 201;

/** Sends a new address. */
export const changeAddressAction = actionAtom(async ({ set, services }, body: AddressChange): Promise<ChangeResult> => {
  const answer = await services.call(endpoints.changeAddress, { body }, { says: 'form' });
  if (!answer.ok) return { trouble: answer.trouble };
  if (!answer.data.isSuccessful) return { trouble: trouble('refused') };
  void set(loadProfileAction);
  return { done: answer.status === created ? 'pending' : 'saved' };
});

/** Sends a new civil status. */
export const changeCivilStatusAction = actionAtom(
  async ({ set, services }, body: CivilStatusChange): Promise<ChangeResult> => {
    const answer = await services.call(endpoints.changeCivilStatus, { body }, { says: 'form' });
    if (!answer.ok) return { trouble: answer.trouble };
    if (!answer.data.isSuccessful) return { trouble: trouble('refused') };
    void set(refreshPersonAction);
    return { done: answer.status === created ? 'pending' : 'saved' };
  },
);

/** The countries to choose from, named in the page's language. */
export const countriesResource = resource('profile.countries', endpoints.countries);
