import type { FundFiles } from '#contract/studio/files.ts';
import { brandFindings } from './brand-findings.ts';
import { bannerFindings, contactFindings, lengthFindings, termsFindings } from './contact-findings.ts';
import { contentFindings } from './content-findings.ts';
import type { FundFinding, Gravity, Readiness } from './finding.ts';
import type { FundFacts } from './fund-facts.ts';
import { assetFindings, leftBehind, logoFindings } from './image-findings.ts';
import { languageFindings } from './language-findings.ts';
import { planFindings } from './plan-findings.ts';
import { readSettings } from './read-settings.ts';
import { refusedSetting, switchFindings } from './setting-findings.ts';
import { isMatterOfTaste, settledAs, settledName } from './settled.ts';

/**
 * What each finding costs, in percent. A mistake costs so much that one alone keeps a fund below any sensible bar (90);
 * three things to look at cost as much; hints add up only where there are many.
 */
export const costs: Readonly<Record<Gravity, number>> = { mistake: 12, warning: 4, hint: 1 };

const gravities: readonly Gravity[] = ['mistake', 'warning', 'hint'];

/**
 * How ready a fund's files are to be published, and what somebody should know before: the gravest first. Pure and quick
 * enough for every key that is pressed; the provider asks the same at publication.
 */
export const readinessOf = (files: FundFiles, facts: FundFacts): Readiness => {
  const { settings, issues } = readSettings(facts.code, files.settings);
  const all = [
    ...issues.map((issue) => refusedSetting(files.settings, issue)),
    ...brandFindings(settings),
    ...lengthFindings(settings),
    ...assetFindings(files, settings, facts),
    ...logoFindings(files, settings, facts),
    ...leftBehind(files, settings, facts),
    ...languageFindings(files, settings),
    ...bannerFindings(settings),
    ...switchFindings(settings, facts),
    ...contactFindings(settings),
    ...termsFindings(settings),
    ...contentFindings(files, settings, facts),
    ...planFindings(facts.plan, settings),
  ];
  const known = new Map(Object.entries(settings.publishing.settled));
  const isSettled = (each: FundFinding) =>
    isMatterOfTaste(each) && known.get(settledName(each)) === settledAs(each, files);
  const open = all.filter((each) => !isSettled(each));
  const findings = gravities.flatMap((gravity) => open.filter((each) => each.gravity === gravity));
  const cost = findings.reduce((sum, { gravity }) => sum + costs[gravity], 0);
  return { percent: Math.max(0, 100 - cost), findings, settled: all.filter(isSettled) };
};
