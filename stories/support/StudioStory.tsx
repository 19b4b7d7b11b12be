import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorCodes } from '#contract/envelope.ts';
import { samplePersonSchema } from '#contract/studio/answers.ts';
import {
  draft,
  previewBeginning,
  storeImage,
  studioEndpoints,
  type StudioEndpointName,
} from '#contract/studio/endpoints.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import { createStudio, type Studio } from '#studio/create-studio.tsx';
import { isTestRun } from './axe-in-every-fund.ts';
import { assetUrlOf } from './funds.ts';
import { settingsOf } from './FundFrame.tsx';
import { useAxes, useBaseAxes } from './InFund.tsx';
import { previewStory } from './PreviewStory.tsx';
import type { StudioRecording } from './recorded/recording.ts';
import { replayed } from './recorded/replay.ts';
import { studioRecordingOf } from './recorded/studio-recording.ts';
import { answer, refuse, type Answer } from './story-provider.ts';
import { storyClock } from './story-clock.ts';

/** Answers of the studio's provider by call; a missing one answers 404. */
export type StudioAnswers = Partial<Record<StudioEndpointName, Answer>>;

const lastWord = ({ url }: Request): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** A frame's beginning, whose images Storybook serves. */
const beginningFor =
  (fund: string, { beginnings }: StudioRecording): Answer =>
  async (request) => {
    const { person } = z.object({ person: samplePersonSchema }).parse(await request.clone().json());
    const { status, body } = beginnings[person];
    if (status !== 200) return replayed({ status, body })(request);
    const { data } = z.object({ data: previewBeginning.data }).parse(body);
    return answer(previewBeginning, { ...data, settings: settingsOf(fund) })(request);
  };

/** What the in-process provider has answered in a fund's studio. */
const recordedAnswers = (fund: string, recording: StudioRecording): StudioAnswers => ({
  fundName: replayed(recording.fundName),
  requestStudioLink: replayed(recording.requestStudioLink),
  sendStudioSms: replayed(recording.sendStudioSms),
  signIn: replayed(recording.signIn),
  signOut: replayed(recording.signOut),
  administrator: replayed(recording.administrator),
  draft: replayed(recording.draft),
  fundFacts: replayed(recording.fundFacts),
  saveDraft: replayed(recording.saveDraft),
  publish: replayed(recording.publish),
  restore: replayed(recording.restore),
  readFolder: replayed(recording.readFolder),
  discardDraft: replayed(recording.discardDraft),
  revisions: replayed(recording.revisions),
  revisionFiles: (request) => {
    const found = recording.revisionFiles[lastWord(request)];
    return (found === undefined ? refuse(404, errorCodes.notFound, 'Not found') : replayed(found))(request);
  },
  previewLinks: replayed(recording.previewLinks),
  makePreviewLink: replayed(recording.makePreviewLink),
  storeImage: replayed(recording.imageCleaned),
  openPreview: replayed(recording.openPreview),
  previewBeginning: beginningFor(fund, recording),
});

/**
 * Addresses by which Storybook serves the images of a fund's folder, by the hashes that the provider names them by. What is
 * sent in a story is kept nowhere; the fund's first image stands for it.
 */
const imagesOf = (fund: string, recording: StudioRecording): ReadonlyMap<string, string> => {
  const { data } = z.object({ data: draft.data }).parse(recording.draft.body);
  const images = Object.entries(data.files.assets).map(([name, hash]) => [hash, assetUrlOf(fund, name)] as const);
  const sent = z.object({ data: storeImage.data }).parse(recording.imageCleaned.body).data.hash;
  return new Map([[sent, images[0]?.[1] ?? ''], ...images]);
};

/** Where Storybook shows the portal in a frame; tests have no frames, because each would load a portal of its own. */
const frameAddressIn = (fund: string) =>
  isTestRun()
    ? null
    : (address: string) =>
        `iframe.html?viewMode=story&id=${previewStory.id}&globals=fund:${fund}&${previewStory.at}=${address}`;

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

/** Props of {@link StudioStory}. */
export type StudioStoryProps = {
  /** The address below `/studio`; `{code}` stands for the fund. */
  address: string;
  /** Answers that replace what was recorded. */
  answers?: (recording: StudioRecording) => StudioAnswers;
};

/** A page of the studio, with its real state and router, and what the in-process provider has answered there. */
export const StudioStory = ({ address, answers }: StudioStoryProps) => {
  const { fund, language, mode } = useBaseAxes();
  const shown = useAxes();
  const [studio, setStudio] = useState<Studio | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let fresh: Studio | null = null;
    let gone = false;
    const open = async () => {
      const recording = await studioRecordingOf(fund);
      const images = imagesOf(fund, recording);
      if (gone) return;
      const opening = createStudio({
        fetch: studioFetch({ ...recordedAnswers(fund, recording), ...answers?.(recording) }),
        pageUrl: `${location.origin}/`,
        address: `/studio${address.replaceAll('{code}', fund)}`,
        clock: storyClock,
        languages: [language],
        local: () => ({
          getItem: (key) => (key.endsWith('language') ? language : mode),
          setItem: () => undefined,
          removeItem: () => undefined,
        }),
        frameAddress: frameAddressIn(fund),
        imageAddress: (hash) => images.get(hash) ?? '',
      });
      fresh = opening;
      await opening.start();
      if (!gone) setStudio(opening);
    };
    void open();
    return () => {
      gone = true;
      fresh?.dispose();
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
