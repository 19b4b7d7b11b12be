import type { SentHint } from '#contract/hints.ts';
import type { ActionsBox, InfoBox, ScenarioNote } from '#contract/pages.ts';
import { trimmed } from '#kernel/trimmed.ts';

/** A link of a box; null for what the provider doesn't say. */
export type BoxLink = {
  readonly text: string | null;
  readonly link: string | null;
  readonly linkText: string | null;
};

/** A box with a text and at most one link, as cards and buttons show it. */
export type Box = BoxLink & { readonly title: string | null };

/** Whether a shown box has the same link as a figure. */
export const sameLink = (link: string | null | undefined, box: Box | null): boolean =>
  box !== null && box.link !== null && box.link === trimmed(link);

/** A box with several links. */
export type BoxWithActions = {
  readonly title: string | null;
  readonly text: string | null;
  readonly actions: readonly BoxLink[];
};

const readLink = ({ text, link, linkText }: Pick<InfoBox, 'text' | 'link' | 'linkText'>): BoxLink => ({
  text: trimmed(text),
  link: trimmed(link),
  linkText: trimmed(linkText),
});

/** Reads a provider's box; null if it is missing or hidden. */
export const readBox = (box: InfoBox | null | undefined): Box | null =>
  box?.isVisible ? { title: trimmed(box.title), ...readLink(box) } : null;

/** Reads a provider's box with several links; null if it is missing or hidden. */
export const readActions = (box: ActionsBox | null | undefined): BoxWithActions | null =>
  box?.isVisible
    ? { title: trimmed(box.title), text: trimmed(box.text), actions: box.actions.map((action) => readLink(action)) }
    : null;

/** An answer that may say what the member must know, and what they have kept; lists say nothing. */
export type AnswerWithNotes =
  | {
      readonly hints?: readonly SentHint[] | null | undefined;
      readonly keptScenario?: ScenarioNote | null | undefined;
    }
  | readonly object[];

/** The hint in an answer that the fund doesn't know when the member was born; null without it. */
export const birthDateHint = (answer: AnswerWithNotes): SentHint | null =>
  ('hints' in answer ? answer.hints?.find(({ key }) => key === 'birthDateUnknown') : null) ?? null;

/** The boxes that every detail page may have in addition to its own. */
export type Companions = {
  readonly simulation: Box | null;
  readonly financeExpert: Box | null;
  readonly actions: BoxWithActions | null;
  /** What the member must know about the page’s topic. */
  readonly hints: readonly SentHint[];
  /** Whether the member is about to leave, so that the figures hold only while they stay insured. */
  readonly isLeaving: boolean;
};

/** Reads the boxes that every detail page may have. */
export const readCompanions = (answer: {
  readonly simulation?: InfoBox | null | undefined;
  readonly financeExpert?: InfoBox | null | undefined;
  readonly actions?: ActionsBox | null | undefined;
  readonly hints?: readonly SentHint[] | null | undefined;
  readonly isLeaving?: boolean | null | undefined;
}): Companions => ({
  simulation: readBox(answer.simulation),
  financeExpert: readBox(answer.financeExpert),
  actions: readActions(answer.actions),
  hints: answer.hints ?? [],
  isLeaving: answer.isLeaving === true,
});
