import * as z from 'zod/mini';
import type { Endpoint, EndpointData, EndpointMeta } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { errorCodes } from '#contract/envelope.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import { isTestRun } from './axe-in-every-fund.ts';

/** Answers a call with a response, later or never. */
export type Answer = (request: Request) => Response | Promise<Response>;

/** Answers by call; a missing one answers 404, except for content, which comes from the funds' folders. */
export type Answers = Partial<Record<EndpointName | 'content', Answer>>;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** A successful answer; data that break the contract fail the story. */
export const answer = <E extends Endpoint>(endpoint: E, data: EndpointData<E>, meta?: EndpointMeta<E>): Answer => {
  const sent: unknown = z.encode<z.ZodMiniType>(endpoint.data, data);
  const sentMeta: unknown = meta === undefined ? undefined : z.encode<z.ZodMiniType>(endpoint.meta, meta);
  return () => json({ data: sent, meta: sentMeta });
};

/** A successful answer with unchecked data, for stories about providers that break the contract. */
export const rawAnswer =
  (data: unknown, meta?: unknown): Answer =>
  () =>
    json({ data, meta });

/**
 * An answer that is computed when it is first asked for, because a page asks for few of all. Tests compute it at once, so that
 * data that break the contract fail each of them.
 */
export const whenAsked = (compute: () => Answer): Answer => {
  let known = isTestRun() ? compute() : null;
  return (request) => (known ??= compute())(request);
};

/** A refusal. */
export const refuse =
  (status: number, code: string, detail: string, meta?: { triesLeft?: number }): Answer =>
  () =>
    json({ errors: [{ code, detail }], meta }, status);

/** An answer that never comes. */
export const silence: Answer = () => new Promise<Response>(() => undefined);

/** The provider is unreachable. */
export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

const matchers = Object.entries(endpoints).map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`/api/v1/${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

const isName = (name: string): name is EndpointName => name in endpoints;

/** A provider for stories, called by the real client. */
export const storyFetch =
  (answers: Answers): Fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/content/graphql') {
      return (answers.content ?? (await import('./content-answers.ts')).answerContent)(request);
    }
    const match = matchers.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    const reply = match !== undefined && isName(match.name) ? answers[match.name] : undefined;
    return reply?.(request) ?? refuse(404, errorCodes.notFound, 'Not found')(request);
  };
