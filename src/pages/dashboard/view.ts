import { isBrokenBox, type Dashboard, type DashboardBoxName, type DashboardMeta } from '#contract/dashboard.ts';
import type { IsoDate } from '#kernel/date.ts';
import { trimmed } from '#kernel/trimmed.ts';
import { readBuyIn, type BuyInBox } from '#domain/buy-in.ts';
import { readWithdrawal } from '#domain/early-withdrawal.ts';
import { retirementAge } from '#domain/projection-defaults.ts';
import { readSavings } from '#domain/savings.ts';
import { outlookOfPensions, readOutlook, type Outlook } from '#domain/outlook.ts';
import { joinSentences } from '#domain/sentences.ts';

/** The dashboard's answer: its boxes, the message above them, and the paths that were dropped. */
export type DashboardAnswer = {
  readonly data: Dashboard;
  readonly meta?: DashboardMeta | undefined;
  readonly dropped: readonly string[];
};

/** What a figure can't be computed without. */
export type Missing = NonNullable<NonNullable<Dashboard['savings']>['missing']>;

/** The content of one card. */
export type Card<Face> =
  | { readonly kind: 'hidden' }
  /** The card is visible, but breaks the contract. */
  | { readonly kind: 'broken' }
  | {
      readonly kind: 'read';
      readonly face: Face;
      /** What the figure can't be computed without; null if the provider doesn't say. */
      readonly missing: Missing | null;
      /** False: blurred, with the "coming soon" overlay unless the box hides it. */
      readonly isActive: boolean;
      readonly hideAwaitBox: boolean;
    };

/** The boxes that are cards. */
export type CardBox = Exclude<DashboardBoxName, 'processing' | 'questions' | 'outlook'>;
type BoxOf<Name extends CardBox> = NonNullable<Dashboard[Name]>;

const amountOf = ({ amount }: { amount?: number | null | undefined }) => ({ amount: amount ?? null });

const buyIn = (box: BuyInBox) => ({
  ...readBuyIn(box),
  /** The fund's own explanation of the figure. */
  explanation: joinSentences(box.tooltipTitle, box.tooltipSubtitle),
});

/** What a buy-in card shows. */
export type BuyInFace = ReturnType<typeof buyIn>;

/** The names of who receives something; none unless all are known, because one alone would seem to get everything. */
const receiversOf = (sent: readonly (string | null)[] | null | undefined): readonly string[] => {
  const names = (sent ?? []).map((name) => trimmed(name));
  return names.every((name) => name !== null) ? names : [];
};

const death = (box: BoxOf<'deathBenefit'>) => ({
  ...amountOf(box),
  kind: box.kind ?? ('any' as const),
  /** What all receive together, as on the page of the death benefit; null unless some of it is paid every month. */
  family: box.family?.perMonth ? box.family : null,
  receivers: receiversOf(box.receivers),
  /** Whether the member's partner gets nothing, because the partnership is not declared. */
  isPartnerUndeclared: box.isPartnerUndeclared === true,
});

/** What the card of the death benefit shows. */
export type DeathFace = ReturnType<typeof death>;

const savings = (box: BoxOf<'savings'>, today: IsoDate) => readSavings(box, today);

/** What the savings card shows. */
export type SavingsFace = ReturnType<typeof savings>;

const messageOf = (meta: DashboardMeta | undefined): { title: string | null; text: string | null } | null => {
  const box = meta?.message;
  if (!box?.isVisible || (!box.title && !box.text)) return null;
  return { title: box.title ?? null, text: box.text ?? null };
};

/** The answer from a card's pension and those at other ages. */
const outlookOfCard = (
  card: Card<{
    readonly amount: number | null;
    readonly age: number;
    readonly points: Parameters<typeof outlookOfPensions>[2];
  }>,
): Outlook | null =>
  card.kind === 'read' && card.isActive && card.missing === null
    ? outlookOfPensions(card.face.age, card.face.amount, card.face.points)
    : null;

/**
 * The dashboard as the page shows it, card by card. Omits cards whose box is not visible. A box that lost its figure is
 * broken; one that lost any other field is complete.
 * @param today the day in Switzerland
 */
export const dashboardView = ({ data, meta, dropped }: DashboardAnswer, today: IsoDate) => {
  const card = <Name extends CardBox, Face>(name: Name, read: (box: BoxOf<Name>) => Face): Card<Face> => {
    const box = data[name];
    const isBroken = isBrokenBox(name, dropped);
    if (!box) return { kind: isBroken ? 'broken' : 'hidden' };
    if (!box.isVisible) return { kind: 'hidden' };
    if (isBroken) return { kind: 'broken' };
    const { isActive, hideAwaitBox, missing = null } = box;
    return { kind: 'read', face: read(box), missing, isActive, hideAwaitBox };
  };
  const { processing, questions } = data;
  const retirement = card('retirement', (box) => ({
    ...amountOf(box),
    age: retirementAge(box.defaultRetirementAge),
    points: box.projectedGraph ?? [],
  }));
  const sentOutlook = readOutlook(data.outlook);
  return {
    savings: card('savings', (box) => savings(box, today)),
    documents: card('documents', ({ unreadDocuments }) => ({ unread: unreadDocuments ?? null })),
    exitBenefit: card('exitBenefit', amountOf),
    additionalSavings: card('additionalSavings', buyIn),
    buyIn: card('buyIn', buyIn),
    homeOwnership: card('homeOwnership', readWithdrawal),
    retirement,
    civilStatus: card('civilStatus', ({ civilStatus, subTitle }) => ({
      status: trimmed(civilStatus),
      note: trimmed(subTitle),
    })),
    deathBenefit: card('deathBenefit', death),
    unpaidLeave: card('unpaidLeave', amountOf),
    disability: card('disability', (box) => ({
      ...amountOf(box),
      /** What is paid with the pensions for children as well; null without any. */
      withChildren: box.amount ? (box.children ?? null) : null,
      kind: box.reason ? ('waits' as const) : (box.kind ?? ('insured' as const)),
    })),
    /** The answer above the cards; null if neither the provider nor the retirement card has one. */
    outlook: sentOutlook ?? outlookOfCard(retirement),
    /** Whether the provider explains its figures: it does where it sends an answer. */
    isExplained: sentOutlook !== null,
    hasHelp: questions?.isVisible === true && !isBrokenBox('questions', dropped),
    /** Day of the fund's last processing; null if it isn't shown. */
    processingDate: processing?.isShown === true ? processing.date : null,
    /** The fund's message above the cards. */
    message: messageOf(meta),
  };
};

/** The dashboard as the page shows it. */
export type DashboardView = ReturnType<typeof dashboardView>;
