import { accessOf, type RouteKey } from '#contract/route-words.ts';
import { stateAtom, type Store } from '#state/kernel/atoms.ts';
import type { MemberFrame } from '#shell/MemberFrame.tsx';

/** What is around the pages behind the login, once it has been fetched: the login does without it. */
export const memberFrameAtom = stateAtom<typeof MemberFrame | null>('device', 'shell.memberFrame', null);

/** Fetches the frame of the pages behind the login for an address that may need it. */
export const fetchMemberFrame = async (store: Store, key: RouteKey | null): Promise<void> => {
  if (store.get(memberFrameAtom) !== null || !['session', 'either'].includes(accessOf(key))) return;
  const { MemberFrame } = await import('#shell/MemberFrame.tsx');
  store.set(memberFrameAtom, () => MemberFrame);
};
