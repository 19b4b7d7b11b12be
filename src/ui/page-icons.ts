import type { RouteKey } from '#contract/route-words.ts';
import type { IconName } from './Icon.tsx';

/**
 * The icon of each page of a member: the same on its card, in the navigation, in the account menu and where a box leads to
 * it.
 */
export const pageIcons = {
  dashboard: 'tiles',
  'insurance-overview': 'savings',
  documents: 'document',
  'exit-benefit': 'exit',
  'additional-savings': 'chart',
  'buy-in': 'wallet',
  'home-ownership': 'home',
  retirement: 'sunrise',
  'civil-status': 'rings',
  'death-benefit': 'heart',
  'unpaid-leave': 'calendar',
  disability: 'shield',
  contact: 'mail',
  profile: 'user',
  questions: 'question',
} as const satisfies { readonly [Page in RouteKey]?: IconName };
