import * as endpoints from '#contract/endpoints/profile.ts';
import type { Profile } from '#contract/profile.ts';
import type { CallRequest } from '#api/client.ts';
import { actionAtom, derivedAtom, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { resource } from './resource.ts';
import { useRemote } from './use-remote.ts';

const profileResource = resource('profile', endpoints.profile);

const profileRequestAtom = derivedAtom((get): CallRequest<typeof endpoints.profile> => ({
  query: get(anonymizeQueryAtom),
}));

/** The member's latest profile; null before the first answer. */
export const profileAtom = derivedAtom(
  (get): Profile | null => profileResource.known(get, get(profileRequestAtom)).answer?.data ?? null,
);

/** The profile, loaded when the component mounts. */
export const useProfile = () => useRemote(profileResource, useValue(profileRequestAtom));

/** Reloads the profile. The previous one stays until then, and if the load fails; then the result is false. */
export const loadProfileAction = actionAtom(
  async ({ get, set }): Promise<boolean> => (await set(profileResource.loadAction, get(profileRequestAtom))) !== null,
);
