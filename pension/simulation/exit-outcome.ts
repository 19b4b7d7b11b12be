import { addYears } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { exitBenefitOf, ownContributions } from '../own-contributions.ts';
import type { Scene } from './scene.ts';

/** What a member leaves with who does so some years later. */
export type LaterExit = { readonly on: IsoDate; readonly benefit: Centimes };

/** How many years after the changes a later exit is. */
const LATER = 5;

/** What a member who leaves on a day takes along; `null` if all is drawn by then. FZG art. 15, 17, 18. */
export const exitBenefitOn = ({ account, record, steps }: Scene, on: IsoDate): Centimes | null => {
  const end = steps.at(-1)?.date;
  return end !== undefined && on >= end ? null : exitBenefitOf(account.on(on), ownContributions(account, record, on));
};

/** The exit benefit five years after a day, so that other savings show; `null` if all is drawn by then. */
export const laterExit = (scene: Scene, on: IsoDate): LaterExit | null => {
  if (scene.steps.length === 0) return null;
  const later = addYears(on, LATER);
  const benefit = exitBenefitOn(scene, later);
  return benefit === null ? null : { on: later, benefit };
};
