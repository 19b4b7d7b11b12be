import { derivedAtom } from '#state/kernel/atoms.ts';
import { aboutUserAtom } from './session.ts';

/** Whether this is another member's portal, which support staff view and where nothing may be changed. */
export const isViewAtom = derivedAtom((get): boolean => get(aboutUserAtom)?.impersonation?.isVisible === true);
