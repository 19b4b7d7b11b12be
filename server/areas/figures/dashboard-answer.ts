import type { Dashboard } from '#contract/dashboard.ts';
import type { EndpointMeta } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#kernel/locale.ts';
import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import type { Figures, FigureSheet, SheetPerson } from '#pension/figure-sheet.ts';
import type { TenantSettings } from '#tenants/format/settings.ts';
import { dashboardTexts, type DashboardTexts } from '#server/model/texts/dashboard.ts';
import { ownDisabilityPension } from '#pension/own-disability-pension.ts';
import {
  buyInBox,
  chfOf,
  civilStatusBox,
  homeOwnershipBox,
  outlookBox,
  retirementBox,
  savingsGraph,
  savingsPlanBox,
  sentChildren,
  sentFamily,
} from './boxes.ts';

/** First names of who would receive something, as nobody needs more on their own dashboard; none unless all are known. */
const receiversOf = (beneficiaries: NonNullable<Figures['death']>['beneficiaries']): string[] => {
  const names = beneficiaries.flatMap(({ firstname, pensionPerYear, lumpSum }) =>
    pensionPerYear + lumpSum > 0 ? [firstname.trim()] : [],
  );
  return names.includes('') ? [] : names;
};

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

/** The boxes whose face a fund may choose. */
type SwitchableBox = keyof TenantSettings['dashboardBoxes'];

/** What figures can't be computed without; `null` if nothing is missing. */
const missingOf = (figures: Figures | null): 'plan' | 'birthDate' | 'record' | null => {
  if (figures === null) return 'plan';
  if (figures.hasLeft) return null;
  if (!figures.birthDateKnown) return 'birthDate';
  return figures.savings === null ? 'record' : null;
};

/**
 * The message of the answer's meta: that there is an answer to read, else what concerns a member who is about to leave. Who may
 * stay insured reads it in a hint, where the provider sends hints.
 */
const messageFor = (
  { leaving }: SheetPerson,
  options: { readonly unreadAnswers: number; readonly anonymize: boolean; readonly hasHints: boolean },
  texts: DashboardTexts,
) => {
  const { unreadAnswers, anonymize, hasHints } = options;
  if (unreadAnswers > 0) return { isVisible: true, ...texts.answer };
  return leaving === null || (hasHints && leaving.mayStayInsured)
    ? { isVisible: false, title: null, text: null }
    : {
        isVisible: true,
        title: anonymize ? null : fill(texts.leaving.title, { date: formatDate(leaving.date) }),
        text: leaving.mayStayInsured ? texts.leaving.continued : texts.leaving.text,
      };
};

/**
 * The dashboard of a sheet, in CHF and in the words of a language. What figures can't be computed without (a plan, a birth
 * date, a record) is named; what doesn't concern the member is omitted.
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
  const face = (box: SwitchableBox, natural: keyof typeof faces): Face =>
    faces[natural === 'hidden' ? natural : (settings.dashboardBoxes[box] ?? natural)];
  const isBeyond = settings.answersBeyondSpecification;
  const missing = isBeyond ? missingOf(figures) : null;
  const hasLeft = figures?.hasLeft === true;
  const isInsured = figures !== null && !hasLeft;
  const savings = figures?.savings ?? null;
  const death = figures?.death ?? null;
  const leave = figures?.unpaidLeave ?? null;
  const choice = figures?.savingsOptions ?? null;
  // Also of a plan that can't be changed any more: it is in force.
  const isPlanKnown = choice !== null && choice.blocked !== 'birthDateUnknown';
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

  /**
   * A box that is there for a figure. Without it, the box says what is missing; a fund that keeps to the specification
   * announces it.
   */
  const counted = <Content extends object>(
    name: SwitchableBox,
    isKnown: boolean,
    content: (of: Figures | null) => Content,
  ) => {
    const shown = face(name, isKnown || missing !== null ? 'shown' : 'comingSoon');
    return { ...box(shown, content), ...(!isKnown && shown.isActive && missing !== null && { missing }) };
  };
  /** The same for a box that is hidden from who has left. */
  const ofInsured: typeof counted = (name, isKnown, content) =>
    hasLeft ? box(faces.hidden, content) : counted(name, isInsured && isKnown, content);
  const birthDateKnown = figures?.birthDateKnown === true;
  const retirement = ofInsured('retirement', (figures?.retirement ?? null) !== null, (of) =>
    retirementBox(of, { anonymize, simulators: settings }),
  );

  const data: Dashboard = {
    savings: counted('savings', savings !== null, (of) => savingsGraph(of, { today, anonymize, isBeyond })),
    documents: { ...documents, unreadDocuments: documents.isActive ? unreadDocuments : null },
    exitBenefit: ofInsured('exitBenefit', savings !== null, (of) => ({ amount: chfOf(of?.savings?.exitBenefit) })),
    additionalSavings:
      isPlanKnown || figures === null
        ? counted('additionalSavings', isPlanKnown, (of) => savingsPlanBox(of, locale, settings))
        : box(faces.hidden, (of) => savingsPlanBox(of, locale, settings)),
    buyIn: ofInsured('buyIn', birthDateKnown, (of) => buyInBox(of, locale, settings)),
    homeOwnership: ofInsured('homeOwnership', birthDateKnown, (of) =>
      homeOwnershipBox(of, locale, { anonymize, simulators: settings }),
    ),
    retirement,
    civilStatus: ofPerson(face('civilStatus', 'shown')),
    deathBenefit: counted('deathBenefit', death !== null, (of) => ({
      amount: chfOf(of?.death?.headline.amount),
      ...(of?.death &&
        isBeyond && {
          kind: of.death.headline.kind,
          family: sentFamily(of.death.family),
          ...(!anonymize && { receivers: receiversOf(of.death.beneficiaries) }),
          isPartnerUndeclared: of.isPartnerUndeclared,
        }),
    })),
    unpaidLeave:
      isInsured && leave === null
        ? box(faces.hidden, () => ({ amount: null }))
        : counted('unpaidLeave', isInsured && leaveCost !== null, (of) => ({
            amount: chfOf(of?.unpaidLeave?.perMonth),
          })),
    ...(isBeyond &&
      isInsured && {
        disability: counted('disability', birthDateKnown, (of) => {
          const own = of && ownDisabilityPension(of);
          return {
            kind: own?.kind ?? null,
            reason: own?.reason ?? null,
            amount: chfOf(own?.amount),
            children: sentChildren(own?.children ?? null),
          };
        }),
      }),
    // What a fund hides or announces is no answer either.
    ...(isBeyond &&
      isInsured &&
      retirement.isActive && {
        outlook: outlookBox(figures, anonymize),
      }),
    // Support staff have the panel for other members' portals in place of the help button.
    questions: { isVisible: settings.dashboardBoxes.questions !== 'hidden' && !person.ableToImpersonate },
    processing: { date: today, isShown: figures !== null },
  };
  return { data, meta: { message: messageFor(person, { unreadAnswers, anonymize, hasHints: isBeyond }, texts) } };
};
