import * as endpoints from '#contract/endpoints/profile.ts';
import type { RouteKey } from '#contract/route-words.ts';
import type { AddressChange, CivilStatusChange, Profile } from '#contract/profile.ts';
import type { CallRequest } from '#api/client.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import { editable, type Editable } from '#domain/profile-change.ts';
import { actionAtom, derivedAtom, stateAtom, useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, hrefAtom } from '#state/kernel/place.ts';
import { resource } from './resource.ts';
import { useRemote } from './use-remote.ts';
import { loadUserAction } from '#state/session/session.ts';
import { settingsAtom } from '#state/fund/tenant.ts';

const profileResource = resource('profile', endpoints.profile);

const profileRequestAtom = derivedAtom((get): CallRequest<typeof endpoints.profile> => ({
  query: get(anonymizeAtom) ? { anonymize: 'true' } : {},
}));

/** What the provider knows of the member; null before it is known, and from then on the newest that came. */
export const profileAtom = derivedAtom(
  (get): Profile | null => profileResource.known(get, get(profileRequestAtom)).answer?.data ?? null,
);

/** The profile, read when the component appears. */
export const useProfile = () => useRemote(profileResource, useValue(profileRequestAtom));

/** Reads the profile again. What is on the screen stays until the new one is there, and where it does not come. */
export const loadProfileAction = actionAtom(async ({ get, set }): Promise<Profile | null> => {
  const answer = await set(profileResource.loadAction, get(profileRequestAtom));
  return answer?.data ?? null;
});

/** Reads anew what a change has touched: the profile, and the name and address in the header. */
export const refreshPersonAction = actionAtom(async ({ set }): Promise<void> => {
  await Promise.all([set(loadProfileAction), set(loadUserAction)]);
});

const nothing: Editable = { address: false, civilStatus: false, emailAddress: false, mobileNumber: false };

/** What this member may change here: neither they nor their fund has it switched off. */
export const editableAtom = derivedAtom((get): Editable => {
  const profile = get(profileAtom);
  const settings = get(settingsAtom);
  return profile === null || settings === null ? nothing : editable(profile, settings);
});

/** What of the profile a dialog changes. */
export type ProfilePart = keyof Editable | 'restoreEmailAddress';

/** Whether a part may be changed; the recovery address goes with the login address. */
export const mayEdit = (allowed: Editable, part: ProfilePart): boolean =>
  allowed[part === 'restoreEmailAddress' ? 'emailAddress' : part];

const parts: Partial<Record<RouteKey, ProfilePart>> = {
  'profile-address': 'address',
  'profile-civil-status': 'civilStatus',
  'profile-email': 'emailAddress',
  'profile-email-verification': 'emailAddress',
  'profile-recovery': 'restoreEmailAddress',
  'profile-phone': 'mobileNumber',
  'profile-phone-verification': 'mobileNumber',
};

/** The part of the profile that the dialog at an address changes; null for the page itself. */
export const partOf = (key: RouteKey | null): ProfilePart | null => (key === null ? null : (parts[key] ?? null));

/** Which dialog was asked for by its address although it is switched off: the page says why it is not there. */
export const switchedOffAtom = stateAtom<ProfilePart | null>('session', 'profile.switchedOff', null);

/** Leads from a dialog that is switched off back to the page, which says so. */
export const refuseDialogAction = actionAtom(({ get, set, services }, part: ProfilePart): void => {
  set(switchedOffAtom, part);
  services.navigate(get(hrefAtom)('profile'), { replace: true });
});

/** Forgets which dialog was switched off. */
export const forgetSwitchedOffAction = actionAtom(({ set }): void => {
  set(switchedOffAtom, null);
});

/** How a change ended that goes to the fund: on its way, in force at once, or not taken. */
export type ChangeResult = { readonly done: 'pending' | 'saved' } | { readonly trouble: Trouble };

/** HTTP status of a change that is on its way to the fund. */
const created = 201;

/** Sends a new address. */
export const changeAddressAction = actionAtom(async ({ set, services }, body: AddressChange): Promise<ChangeResult> => {
  const answer = await services.call(endpoints.changeAddress, { body }, { says: 'form' });
  if (!answer.ok) return { trouble: answer.trouble };
  void set(loadProfileAction);
  return { done: answer.status === created ? 'pending' : 'saved' };
});

/** Sends a new civil status. */
export const changeCivilStatusAction = actionAtom(
  async ({ set, services }, body: CivilStatusChange): Promise<ChangeResult> => {
    const answer = await services.call(endpoints.changeCivilStatus, { body }, { says: 'form' });
    if (!answer.ok) return { trouble: answer.trouble };
    void set(refreshPersonAction);
    return { done: answer.status === created ? 'pending' : 'saved' };
  },
);

/** The countries to choose from, named in the page's language. */
export const countriesResource = resource('profile.countries', endpoints.countries);
