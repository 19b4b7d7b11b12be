import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Endpoint, EndpointData } from '#contract/endpoint.ts';
import { errorCodes } from '#contract/envelope.ts';
import type { Administrator } from '#contract/studio/answers.ts';
import { studioEndpoints, type StudioEndpointName } from '#contract/studio/endpoints.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import { isLocale } from '#kernel/locale.ts';
import { createStudio, type Studio } from '#studio/create-studio.tsx';
import { withoutSchema } from '#tenants/read-issues.ts';
import { useAxes, useBaseAxes } from './InFund.tsx';
import { tenants } from './funds.ts';
import { answer, refuse, type Answer } from './story-provider.ts';
import { storyClock } from './story-clock.ts';

const settings = import.meta.glob<object>('../../tenants/*/settings.json', { eager: true, import: 'default' });
const contents = import.meta.glob<Record<string, unknown>>('../../tenants/*/content/*/*.json', {
  eager: true,
  import: 'default',
});

/** Answers of the studio's provider by call; a missing one answers 404. */
export type StudioAnswers = Partial<Record<StudioEndpointName, Answer>>;

/** The files of a fund's folder, as its draft begins. Stories have no bytes of images, so they show none. */
export const filesOf = (code: string): FundFiles => {
  const prefix = `../../tenants/${code}/content/`;
  const content: FundFiles['content'] = {};
  for (const [path, source] of Object.entries(contents)) {
    const [locale, file = ''] = path.startsWith(prefix) ? path.slice(prefix.length).split('/') : [];
    if (!isLocale(locale)) continue;
    content[locale] = {
      ...content[locale],
      [file.replace('.json', '')]: withoutSchema(source) as Record<string, unknown>,
    };
  }
  return {
    settings: withoutSchema(settings[`../../tenants/${code}/settings.json`]) as Record<string, unknown>,
    content,
    assets: {},
  };
};

const at = new Date(storyClock.now());

/** The administrator whose studio a story shows. */
export const administratorOf = (code: string): Administrator => ({
  id: 'lea-stettler',
  name: 'Lea Stettler',
  language: 'de-CH',
  tenant: code,
  fundName: tenants.find((tenant) => tenant.code === code)?.settings.displayName ?? code,
  needsSecondPerson: false,
  leastReadiness: 80,
});

/** A fund's draft that nobody has changed. */
export const draftOf = (code: string): EndpointData<typeof studioEndpoints.draft> => ({
  version: 1,
  basedOn: 2,
  live: 2,
  saved: null,
  offer: null,
  files: filesOf(code),
});

/** What a studio's provider answers that has nothing to refuse. */
const healthy = (code: string): StudioAnswers => {
  const revision = {
    number: 2,
    kind: 'publish' as const,
    by: 'Lea Stettler',
    at,
    approvedBy: null,
    comment: 'Neue Farben zum Jubiläum',
    restores: null,
  };
  const first = { ...revision, number: 1, kind: 'folder' as const, by: '', comment: '' };
  const {
    administrator,
    draft,
    fundFacts,
    saveDraft,
    requestStudioLink,
    revisions,
    revisionFiles,
    previewLinks,
    sendStudioSms,
  } = studioEndpoints;
  return {
    administrator: answer(administrator, administratorOf(code)),
    draft: answer(draft, draftOf(code)),
    fundFacts: answer(fundFacts, { plan: null, supplement: null, images: {}, administrators: 2 }),
    saveDraft: answer(saveDraft, { version: 2, by: 'Lea Stettler', at }),
    requestStudioLink: answer(requestStudioLink, { isSuccessful: true }),
    sendStudioSms: answer(sendStudioSms, { mobileNumber: '+41 79 *** ** 04', codeLength: 6 }),
    revisions: answer(revisions, { revisions: [revision, first] }),
    revisionFiles: answer(revisionFiles, { revision, files: filesOf(code) }),
    previewLinks: answer(previewLinks, { links: [] }),
  };
};

const matchers = Object.entries(studioEndpoints).map(([name, { method, path }]: [string, Endpoint]) => ({
  name: z.enum(Object.keys(studioEndpoints) as [StudioEndpointName]).parse(name),
  method,
  pattern: new RegExp(`/studio/api/v1/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const studioFetch =
  (answers: StudioAnswers): Fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/content/graphql') return (await import('./content-answers.ts')).answerContent(request);
    const match = matchers.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    const reply = match === undefined ? undefined : answers[match.name];
    return reply?.(request) ?? refuse(404, errorCodes.notFound, 'Not found')(request);
  };

export type StudioStoryProps = {
  /** The address below `/studio`; `{code}` stands for the fund. */
  address: string;
  answers?: (code: string) => StudioAnswers;
};

/** A page of the studio, with its real state and router, and a provider made of the fund's folder. */
export const StudioStory = ({ address, answers }: StudioStoryProps) => {
  const { fund, language, mode } = useBaseAxes();
  const shown = useAxes();
  const [studio, setStudio] = useState<Studio | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fresh = createStudio({
      fetch: studioFetch({ ...healthy(fund), ...answers?.(fund) }),
      pageUrl: `${location.origin}/`,
      address: `/studio${address.replaceAll('{code}', fund)}`,
      clock: storyClock,
      languages: [language],
      local: () => ({
        getItem: (key) => (key.endsWith('language') ? language : mode),
        setItem: () => undefined,
        removeItem: () => undefined,
      }),
      hasPreviews: false,
    });
    let gone = false;
    const open = async () => {
      await fresh.start();
      if (!gone) setStudio(fresh);
    };
    void open();
    return () => {
      gone = true;
      fresh.dispose();
      setStudio(null);
      for (const style of document.querySelectorAll('style[data-emotion^="p"]')) style.remove();
    };
  }, [fund, language, mode, address, answers]);
  useEffect(() => {
    if (studio === null) return;
    studio.services.mode.set(shown.mode);
    frame.current?.setAttribute('data-shown-in', `${shown.fund}-${shown.mode}`);
  }, [studio, shown.fund, shown.mode]);
  if (studio === null) return null;
  return (
    <div ref={frame} style={{ minBlockSize: '100dvh' }}>
      <studio.Root />
    </div>
  );
};
