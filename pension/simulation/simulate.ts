import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { toCentimes } from '#kernel/money.ts';
import { hasLeft } from '../insured-person.ts';
import type { Derivation } from '../explain-benefits.ts';
import { comparedPensions } from './all-pensions.ts';
import type { ComparedPensions } from './all-pensions.ts';
import { askedParts } from './any-change.ts';
import type { SimulationBasis } from './basis.ts';
import { buyInFindings } from './buy-in-findings.ts';
import { daysOf } from './change-days.ts';
import type { Changes } from './changes.ts';
import { comparedOn } from './compared-day.ts';
import { derivationsOf } from './derivations.ts';
import { exitFindings } from './exit-findings.ts';
import type { Finding, Obstacle } from './finding.ts';
import { homeFindings } from './home-findings.ts';
import { once } from './once.ts';
import { outcomeOf } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { retirementFindings } from './retirement-findings.ts';
import { drawSteps } from './retirement-outcome.ts';
import { riskFindings } from './risk-findings.ts';
import { savingFindings } from './saving-findings.ts';
import { changedScene, drawnLater, lastReturn, unchangedScene } from './scene.ts';
import type { Scene } from './scene.ts';
import { workingsOf } from './workings.ts';

/** What some changes do. */
export type Simulation = {
  /** Why nothing can be simulated for the member; `null` if something can. */
  readonly obstacle: Obstacle | null;
  readonly before: Outcome;
  readonly after: Outcome;
  /** All old-age pensions together; `null` if none can be computed. */
  readonly pensions: ComparedPensions | null;
  readonly findings: readonly Finding[];
  /** How the figures after the changes come about; of the changed parts only. */
  readonly derivations: readonly Derivation[];
};

/** What all simulations of a basis share. */
type Before = { readonly scene: Scene; readonly outcomeOn: (day: IsoDate) => Outcome };

const known = new WeakMap<SimulationBasis, Before>();

/** The situation without changes, computed once for each basis; its outcome once for each day in a row. */
const beforeOf = (basis: SimulationBasis): Before => {
  const kept = known.get(basis);
  if (kept) return kept;
  const scene = unchangedScene(basis);
  const drawn = once(() => drawSteps(scene, scene.account));
  let last: Outcome | undefined;
  const before: Before = {
    scene,
    outcomeOn: (day) => {
      if (last?.on !== day) last = outcomeOf(workingsOf(scene, day, drawn));
      return last;
    },
  };
  known.set(basis, before);
  return before;
};

const obstacleOf = ({ record, account, today, steps }: Scene): Obstacle | null => {
  if (isUnknownDate(record.birthDate)) return 'birthDateUnknown';
  if (account.firstDay === null || hasLeft(record, today)) return 'notInsured';
  return steps.length === 0 ? 'tooOld' : null;
};

/** Changes whose day has passed; they are ignored. Steps into retirement say so themselves. */
const passedDays = (changes: Changes, today: IsoDate): readonly Finding[] =>
  daysOf(changes).flatMap(({ about, on }): Finding[] =>
    on < today ? [{ rule: 'dayPassed', severity: 'broken', about, on, inputs: [] }] : [],
  );

const pensionsOf = (before: Outcome, after: Outcome, ahvPerMonth = 0): ComparedPensions | null =>
  before.retirement &&
  after.retirement &&
  comparedPensions(before.retirement, after.retirement, toCentimes(ahvPerMonth));

/** Of when and with what else the figures are, if the changes alone don't say it. */
export type ComparedWith = {
  /** The day of the figures that are of one day; by default the last before retirement on which a change takes effect. */
  readonly on?: IsoDate;
  /**
   * The member's own figure of their old-age pension of the AHV, CHF, which is no change; by default the changes', or the
   * one on record.
   */
  readonly ahvPerMonth?: number | undefined;
  /**
   * The day after which who works beyond the ordinary age draws, with the changes and without; by default the one on which
   * they are back from an entered leave. An entered retirement stays as it is.
   */
  readonly drawnAfter?: IsoDate | null | undefined;
};

/**
 * What some changes do to a member's figures: the figures before and after them, and what law and plan say about them.
 * Pure, and the same in a browser and on the provider: amounts agree to the centime. Every combination of changes gives
 * a result; one that law or plan rule out has a finding. Each part is computed when it is first read.
 */
export const simulate = (
  basis: SimulationBasis,
  entered: Changes,
  {
    on: day,
    ahvPerMonth = entered.retirement?.ahvPerMonth ?? basis.record.ahvPerMonth,
    drawnAfter = lastReturn([entered], basis.today),
  }: ComparedWith = {},
): Simulation => {
  const { scene: unchanged, outcomeOn } = beforeOf(basis);
  const later = drawnAfter === null ? null : drawnLater(unchanged, drawnAfter);
  /** The outcome without changes. */
  const unchangedOn = (on: IsoDate): Outcome =>
    later === null ? outcomeOn(on) : outcomeOf(workingsOf(later, on, () => drawSteps(later, later.account)));
  const obstacle = obstacleOf(unchanged);
  const asked = askedParts(entered);
  if (asked.length === 0) {
    const before = unchangedOn(day ?? basis.today);
    const findings = obstacle === null ? exitFindings(unchanged) : [];
    const pensions = once(() => pensionsOf(before, before, ahvPerMonth));
    return {
      obstacle,
      before,
      after: before,
      findings,
      derivations: [],
      get pensions() {
        return pensions();
      },
    };
  }
  const scene = changedScene(later ?? unchanged, entered);
  const drawn = once(() => drawSteps(scene, scene.account));
  const on = day ?? comparedOn(scene);
  const before = once(() => unchangedOn(on));
  const workings = workingsOf(scene, on, drawn);
  const after = once(() => outcomeOf(workings));
  const pensions = once(() => pensionsOf(before(), after(), ahvPerMonth));
  const derivations = once(() => derivationsOf(workings));
  const findings = once((): readonly Finding[] =>
    obstacle === null
      ? [
          ...passedDays(entered, basis.today),
          ...retirementFindings(unchanged, scene, drawn()),
          ...buyInFindings(scene),
          ...homeFindings(scene),
          ...savingFindings(scene),
          ...riskFindings(scene),
          ...exitFindings(scene),
        ]
      : asked.map((about) => ({ rule: obstacle, severity: 'broken', about, inputs: [] })),
  );
  return {
    obstacle,
    get before() {
      return before();
    },
    get after() {
      return after();
    },
    get pensions() {
      return pensions();
    },
    get findings() {
      return findings();
    },
    get derivations() {
      return derivations();
    },
  };
};
