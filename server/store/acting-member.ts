import type { SessionRow } from './store.ts';

/** Who acts in a session: support staff who view a member's portal, who use up their own limits, or else the member. */
export const actingMember = ({ memberId, actor }: Pick<SessionRow, 'memberId' | 'actor'>): string =>
  actor?.memberId ?? memberId;
