import { useEffect } from 'react';
import * as z from 'zod/mini';
import { samplePeople } from '#contract/studio/answers.ts';
import { previewBeginning } from '#contract/studio/endpoints.ts';
import { isLocale, defaultLocale } from '#kernel/locale.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import { open } from '#preview/open-preview.ts';
import { sampleId, samplePeopleOf } from '#tenants/sample-people.ts';
import { anybody } from './axes.ts';
import { tenants } from './funds.ts';
import { useBaseAxes } from './InFund.tsx';
import { memberAnswers } from './member-answers.ts';
import { studioRecordingOf } from './recorded/studio-recording.ts';
import { storyFetch } from './story-provider.ts';

const beginningSchema = z.object({ data: previewBeginning.data });

/** The story that a frame of the studio shows, and the parameter of its address that says where in the portal. */
export const previewStory = { id: 'pages-studio-frame--portal', at: 'at' } as const;

/** The draft's provider: answers about whoever the token stands for, as the recorded frames have begun. */
const sampleFetch =
  (fund: string): Fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const token = request.headers.get('authorization')?.replace('Bearer ', '');
    const { beginnings } = await studioRecordingOf(fund);
    const name = samplePeople.find((each) => {
      const read = beginningSchema.safeParse(beginnings[each].body);
      return read.success && read.data.data.token === token;
    });
    const plan = tenants.find(({ code }) => code === fund)?.plan ?? null;
    const people = samplePeopleOf(fund, plan);
    const person = people.find(({ id }) => name !== undefined && id === sampleId(name)) ?? people[0] ?? null;
    const [language = ''] = (request.headers.get('accept-language') ?? '').split(',');
    const answers = memberAnswers(
      { fund, language: isLocale(language) ? language : defaultLocale, mode: 'light', person: anybody },
      person,
    );
    const url = new URL(request.url);
    url.pathname = url.pathname.replace(/^\/studio\/previews\/[^/]+(?:\/live)?/, '');
    return storyFetch(answers)(new Request(url, request));
  };

/** The window as a frame of the studio has it: at an address of the portal, and with its own provider. */
const framed = (fund: string): Window & typeof globalThis => {
  const address = new URLSearchParams(window.location.search).get(previewStory.at) ?? '/';
  const { origin, href } = window.location;
  const own: Readonly<Record<PropertyKey, unknown>> = {
    location: { origin, href, pathname: `/preview${address}`, replace: () => undefined },
    fetch: sampleFetch(recognisePath(address).fund ?? fund),
    trustedTypes: undefined,
  };
  return new Proxy(window, {
    get: (target, name) => {
      if (Object.hasOwn(own, name)) return own[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
};

/** The portal in a frame of the studio, by the program that frames it there. */
export const PreviewStory = () => {
  const { fund } = useBaseAxes();
  useEffect(() => {
    void open(framed(fund), () => Promise.resolve());
  }, [fund]);
  return <div id="root" />;
};
