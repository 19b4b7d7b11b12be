import { isUnknownDate } from '#kernel/date.ts';
import type { IsoDate } from '#kernel/date.ts';
import { computeBuyIn } from '../buy-in.ts';
import type { BuyIn } from '../buy-in.ts';
import { computeContributions } from '../contributions.ts';
import type { Contributions } from '../contributions.ts';
import { computeHomeOwnership } from '../home-ownership.ts';
import type { HomeOwnership } from '../home-ownership.ts';
import { hasLeft } from '../insured-person.ts';
import { once } from './once.ts';
import type { DrawnWithSteps } from './retirement-outcome.ts';
import { riskWork } from './risk-outcome.ts';
import type { RiskWork } from './risk-outcome.ts';
import type { Scene } from './scene.ts';

/** What the parts of an outcome are computed from, with the derivations; each once. */
export type Workings = {
  readonly scene: Scene;
  readonly on: IsoDate;
  readonly drawn: () => readonly DrawnWithSteps[];
  readonly buyIn: () => BuyIn | null;
  readonly home: () => HomeOwnership | null;
  readonly contributions: () => Contributions | null;
  readonly risk: () => RiskWork | null;
};

/**
 * What the parts of an outcome are computed from on a day.
 * @param drawn what the scene's steps draw.
 */
export const workingsOf = (scene: Scene, on: IsoDate, drawn: () => readonly DrawnWithSteps[]): Workings => {
  const { record, account, parametersOn } = scene;
  const end = scene.steps.at(-1)?.date;
  const isInsured = !(end !== undefined && on >= end) && !hasLeft(record, on);
  const isKnown = isInsured && !isUnknownDate(record.birthDate) && account.firstDay !== null;
  return {
    scene,
    on,
    drawn,
    buyIn: once(() => (isKnown ? computeBuyIn(account, record, parametersOn(on), on) : null)),
    home: once(() => (isKnown ? computeHomeOwnership(account, record, parametersOn(on), on) : null)),
    contributions: once(() => (isInsured ? computeContributions(record, parametersOn(on), on) : null)),
    risk: once(() => riskWork(scene, on, drawn())),
  };
};
