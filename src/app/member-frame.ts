import { accessOf, type RouteKey } from '#contract/route-words.ts';
import { stateAtom, type Store } from '#state/kernel/atoms.ts';
import type { MemberPlace } from './MemberPlace.tsx';

/** The frame of the pages after login, loaded separately because the login doesn't need it; null until then. */
export const memberFrameAtom = stateAtom<typeof MemberPlace | null>('device', 'shell.memberFrame', null);

/** Loads the frame of the pages after login, if the address may need it. */
export const fetchMemberFrame = async (store: Store, key: RouteKey | null): Promise<void> => {
  if (store.get(memberFrameAtom) !== null || !['session', 'either'].includes(accessOf(key))) return;
  const { MemberPlace } = await import('./MemberPlace.tsx');
  store.set(memberFrameAtom, () => MemberPlace);
};
