import type { Dashboard, DashboardBoxName } from '#contract/dashboard.ts';
import type { EndpointMeta } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#kernel/locale.ts';
import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import type { Figures, FigureSheet, SheetPerson } from '#pension/figure-sheet.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import { dashboardTexts, type DashboardTexts } from '#server/model/texts/dashboard.ts';
import {
  buyInBox,
  chfOf,
  civilStatusBox,
  homeOwnershipBox,
  retirementBox,
  savingsGraph,
  savingsPlanBox,
} from './boxes.ts';

/** What a dashboard is made from. */
export type DashboardSource = {
  readonly sheet: FigureSheet;
  readonly settings: Pick<TenantSettings, 'dashboardBoxes' | 'answersBeyondSpecification' | 'pageLinks'>;
  readonly locale: Locale;
  readonly unreadDocuments: number;
  /** How many messages have an answer that the member hasn't seen; none unless given. */
  readonly unreadAnswers?: number;
  /** Hides what identifies somebody. */
  readonly anonymize?: boolean;
};

export type DashboardAnswer = {
  readonly data: Dashboard;
  readonly meta: NonNullable<EndpointMeta<(typeof endpoints)['dashboard']>>;
};

type Face = { readonly isVisible: boolean; readonly isActive: boolean; readonly hideAwaitBox: boolean };

/** How a box appears: hidden, active, blurred with a "coming soon" overlay, or blurred without. */
const faces = {
  hidden: { isVisible: false, isActive: false, hideAwaitBox: false },
  shown: { isVisible: true, isActive: true, hideAwaitBox: false },
  comingSoon: { isVisible: true, isActive: false, hideAwaitBox: false },
  blurred: { isVisible: true, isActive: false, hideAwaitBox: true },
} as const satisfies Record<string, Face>;

/** A box whose figure can't be computed is announced. */
const known = (isKnown: boolean): keyof typeof faces => (isKnown ? 'shown' : 'comingSoon');

/** The message of the answer's meta: that there is an answer to read, else what concerns a member who is about to leave. */
const messageFor = (
  { leaving }: SheetPerson,
  { unreadAnswers, anonymize }: { readonly unreadAnswers: number; readonly anonymize: boolean },
  texts: DashboardTexts,
) => {
  if (unreadAnswers > 0) return { isVisible: true, ...texts.answer };
  return leaving === null
    ? { isVisible: false, title: null, text: null }
    : {
        isVisible: true,
        title: anonymize ? null : fill(texts.leaving.title, { date: formatDate(leaving.date) }),
        text: leaving.mayStayInsured ? texts.leaving.continued : texts.leaving.text,
      };
};

/**
 * The dashboard of a sheet, in CHF and in the words of a language. Figures that can't be computed (no plan, no birth
 * date, nothing on record) are announced; what doesn't concern the member is omitted.
 */
export const dashboardOf = ({
  sheet,
  settings,
  locale,
  unreadDocuments,
  unreadAnswers = 0,
  anonymize = false,
}: DashboardSource): DashboardAnswer => {
  const { person, figures, today } = sheet;
  const texts = dashboardTexts(locale);
  /** How a box appears: by the fund's setting, else active if it has content. */
  const face = (box: Exclude<DashboardBoxName, 'questions' | 'processing'>, natural: keyof typeof faces): Face =>
    faces[natural === 'hidden' ? natural : (settings.dashboardBoxes[box] ?? natural)];
  const hasLeft = figures?.hasLeft === true;
  const isInsured = figures !== null && !hasLeft;
  const ofInsured = (isKnown: boolean) => (hasLeft ? 'hidden' : known(isInsured && isKnown));
  const savings = figures?.savings ?? null;
  const death = figures?.death ?? null;
  const leave = figures?.unpaidLeave ?? null;
  const choice = figures?.savingsOptions ?? null;
  const isOffered = choice !== null && choice.blocked !== 'tooLate' && choice.blocked !== 'birthDateUnknown';
  const leaveCost = leave?.perMonth ?? null;

  /** A box with its content; one that is hidden or under a veil is sent without. */
  const box = <Content extends object>(shown: Face, content: (of: Figures | null) => Content): Face & Content => ({
    ...shown,
    ...content(shown.isActive ? figures : null),
  });
  const ofPerson = (shown: Face) =>
    shown.isActive
      ? { ...shown, ...civilStatusBox(person, locale), ...(anonymize && { subTitle: null }) }
      : { ...shown, civilStatus: null, subTitle: null };
  const documents = face('documents', 'shown');

  const data: Dashboard = {
    savings: box(face('savings', known(savings !== null)), (of) =>
      savingsGraph(of, { today, anonymize, isBeyond: settings.answersBeyondSpecification }),
    ),
    documents: { ...documents, unreadDocuments: documents.isActive ? unreadDocuments : null },
    exitBenefit: box(face('exitBenefit', ofInsured(savings !== null)), (of) => ({
      amount: chfOf(of?.savings?.exitBenefit),
    })),
    additionalSavings: box(
      isOffered ? face('additionalSavings', 'shown') : faces[figures === null ? 'comingSoon' : 'hidden'],
      (of) => savingsPlanBox(of, locale, settings),
    ),
    buyIn: box(face('buyIn', ofInsured(figures?.birthDateKnown === true)), (of) => buyInBox(of, locale, settings)),
    homeOwnership: box(face('homeOwnership', ofInsured(figures?.birthDateKnown === true)), (of) =>
      homeOwnershipBox(of, locale, { anonymize, simulators: settings }),
    ),
    retirement: box(face('retirement', ofInsured((figures?.retirement ?? null) !== null)), (of) =>
      retirementBox(of, { anonymize, simulators: settings }),
    ),
    civilStatus: ofPerson(face('civilStatus', 'shown')),
    deathBenefit: box(face('deathBenefit', known(death !== null)), (of) => ({
      amount: chfOf(of?.death?.headline.amount),
      ...(of?.death && settings.answersBeyondSpecification && { kind: of.death.headline.kind }),
    })),
    unpaidLeave: box(
      face('unpaidLeave', isInsured && leave === null ? 'hidden' : known(isInsured && leaveCost !== null)),
      (of) => ({ amount: chfOf(of?.unpaidLeave?.perMonth) }),
    ),
    // Support staff have the panel for other members' portals in place of the help button.
    questions: { isVisible: settings.dashboardBoxes.questions !== 'hidden' && !person.ableToImpersonate },
    processing: { date: today, isShown: figures !== null },
  };
  return { data, meta: { message: messageFor(person, { unreadAnswers, anonymize }, texts) } };
};
