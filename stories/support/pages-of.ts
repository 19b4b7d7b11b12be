import * as z from 'zod/mini';
import type { EndpointData } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { simulationBasis } from '#pension/simulation/basis.ts';
import { detailPages } from '#server/areas/figures/pages/detail-pages.ts';
import type { PageSource } from '#server/areas/figures/pages/page-parts.ts';
import { detailPageNames, type DetailPageName } from '#tests/support/detail-page-names.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { sentData, type Some } from '#tests/support/sent-data.ts';
import { tenants } from './funds.ts';
import type { Axes, Person } from './axes.ts';
import { sheetOf } from './sheet-of.ts';
import { storyDay } from './story-clock.ts';
import { answer, rawAnswer, type Answer, type Answers } from './story-provider.ts';

/** What such a call answers. */
export type PageData<Name extends DetailPageName> = EndpointData<(typeof endpoints)[Name]>;

const renderers: { readonly [Name in DetailPageName]: (source: PageSource) => PageData<Name> } = detailPages;

/** How a story's pages differ from the fund's. */
export type PageWish = {
  /** Only the specification's fields: no derivations, no additional lines. */
  readonly plain?: boolean;
  readonly anonymize?: boolean;
};

const sources = new Map<string, PageSource | null>();

const sourceOf = ({ fund, language }: Axes, person: Person): PageSource | null => {
  const key = `${fund} ${language} ${person?.id ?? ''}`;
  const known = sources.get(key);
  if (known !== undefined) return known;
  const tenant = tenants.find(({ code }) => code === fund);
  const source =
    tenant === undefined || person === null
      ? null
      : {
          sheet: sheetOf(fund, person),
          basis: tenant.plan && simulationBasis(tenant.plan, person, storyDay),
          settings: tenant.settings,
          locale: language,
          anonymize: false,
          certificateLink: 'documents/download?fileCode=story',
        };
  sources.set(key, source);
  return source;
};

/** A person's detail page, rendered by the provider's own function from their record and their fund's plan. */
export const pageOf = <Name extends DetailPageName>(
  name: Name,
  axes: Axes,
  person: Person,
  { plain = false, anonymize = false }: PageWish = {},
): PageData<Name> => {
  const source = sourceOf(axes, person);
  if (source === null) return readWire<z.ZodMiniType>(endpoints[name].data, {}) as PageData<Name>;
  const render: (source: PageSource) => PageData<Name> = renderers[name];
  return render({
    ...source,
    anonymize,
    settings: plain ? { ...source.settings, answersBeyondSpecification: false } : source.settings,
  });
};

const wholePage =
  (name: DetailPageName, axes: Axes, person: Person): Answer =>
  (request) => {
    const anonymize = new URL(request.url).searchParams.get('anonymize') === 'true';
    return answer(endpoints[name], pageOf(name, axes, person, { anonymize }))(request);
  };

/** A healthy provider's answers for every detail page and simulator address; computed on request. */
export const pageAnswers = (axes: Axes, person: Person): Answers => ({
  ...Object.fromEntries(detailPageNames.map((name) => [name, wholePage(name, axes, person)])),
  pageLink: answer(endpoints.pageLink, 'https://simulator.example/start'),
});

/** Answers with one page changed. A changed box says only what the story names of it. */
export const differingPage =
  <Name extends DetailPageName>(name: Name, change: (whole: PageData<Name>) => Some<PageData<Name>>, wish?: PageWish) =>
  (axes: Axes, person: Person): Answers => {
    const whole = pageOf(name, axes, person, wish);
    return { [name]: rawAnswer(sentData(endpoints[name].data, { ...whole, ...change(whole) })) };
  };

/** Answers with one page changed on the wire, past the contract. */
export const brokenPage =
  <Name extends DetailPageName>(
    name: Name,
    change: Partial<Record<keyof z.input<(typeof endpoints)[Name]['data']>, unknown>>,
  ) =>
  (axes: Axes, person: Person): Answers => {
    const whole: unknown = z.encode<z.ZodMiniType>(endpoints[name].data, pageOf(name, axes, person));
    return { [name]: rawAnswer(Object.assign({}, whole, change)) };
  };

/** Answers with one page's call replaced: refused, pending or unreachable. */
export const answeringPage = (name: DetailPageName, reply: Answer) => (): Answers => ({ [name]: reply });
