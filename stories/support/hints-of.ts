import { endpoints } from '#contract/endpoints.ts';
import type { SentHint } from '#contract/hints.ts';
import type { HintKey } from '#pension/hint-keys.ts';
import { hintsOf as enginesHintsOf, shownHints } from '#pension/hints.ts';
import { sentHint } from '#server/model/sent-hint.ts';
import type { Axes, Person } from './axes.ts';
import { storyDay } from './story-clock.ts';
import { sheetOf } from './sheet-of.ts';
import { answer, whenAsked, type Answers } from './story-provider.ts';

/** A hint with all values that it may have. */
export const someHint = (key: HintKey, about: Partial<SentHint> = {}): SentHint => ({
  key,
  date: null,
  amount: null,
  months: null,
  passed: null,
  ...about,
});

/** A person's hints, computed by the engine from their record and their fund's plan. */
const hintsOf = (axes: Axes, person: Person): readonly SentHint[] => {
  if (person === null) return [];
  const lacksRecoveryAddress = person.restoreEmailAddress === undefined;
  const all = enginesHintsOf(sheetOf(axes.fund, person), { lacksRecoveryAddress });
  return shownHints(all, new Map(), storyDay).map((hint) => sentHint(hint, false, new Map()));
};

/** The calls of hints, answered for a person. */
export const hintAnswers = (axes: Axes, person: Person): Answers => ({
  hints: whenAsked(() => answer(endpoints.hints, [...hintsOf(axes, person)])),
  putOffHint: answer(endpoints.putOffHint, { until: '2026-12-17' }),
});
