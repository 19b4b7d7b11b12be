import type { Locale } from '#kernel/locale.ts';
import { boundedCache } from '#server/kernel/bounded-cache.ts';
import type { MemberSheet, SheetOf } from '#server/model/member-sheets.ts';
import type { SessionRow } from '#server/store/store.ts';

/** How many answers of one kind stay in memory. */
const kept = 200;

/** Who requests an answer, and in which form. */
export type Wish = {
  readonly session: SessionRow;
  readonly now: Date;
  readonly locale: Locale;
  readonly anonymize: boolean;
};

/**
 * Renders an answer once and then returns the same object, which needn't be checked, serialised or compressed again.
 * Answers are cached by what they depend on: the member's sheet, the language, and whether personal data are hidden.
 */
export const renderOnce = <Answer extends object>(
  sheetOf: SheetOf,
  render: (member: MemberSheet, wish: Wish) => Answer | Promise<Answer>,
): ((wish: Wish) => Promise<Answer>) => {
  const answers = boundedCache<Answer>(kept);
  return async (wish) => {
    const member = await sheetOf(wish.session, wish.now);
    const key = `${member.version} ${wish.locale} ${wish.anonymize ? 'anonymous' : 'named'}`;
    return answers.obtain(key, () => render(member, wish));
  };
};
