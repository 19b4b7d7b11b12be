import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { failureSchema } from '#contract/envelope.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import { sentData } from './sent-data.ts';

/** The parts of a request that an answer needs. */
export type ScriptedRequest = { readonly url: URL; readonly body: unknown };

/** One answer of the script, or a failure to answer. */
export type Answer = (request: ScriptedRequest, endpoint: Endpoint) => Response | Promise<Response>;

/** Answers by the calls' names in the contract. */
export type Script = { readonly [Name in EndpointName]?: Answer };

/**
 * A successful answer, by the contract's names of its fields; omitted ones are null. Throws for data that break the
 * contract, because that is the script's own mistake.
 */
export const ok =
  (data: unknown, meta?: unknown): Answer =>
  (_, endpoint) =>
    Response.json({
      data: sentData(endpoint.data, data),
      ...(meta === undefined ? {} : { meta: sentData(endpoint.meta, meta) }),
    });

/** Takes whatever is sent, and keeps it in a list. */
export const noted =
  (sent: unknown[]): Answer =>
  (request, endpoint) => {
    sent.push(request.body);
    return ok({ isSuccessful: true })(request, endpoint);
  };

/** Data without the contract's check, for what a provider should not send. */
export const raw =
  (data: unknown): Answer =>
  () =>
    Response.json({ data });

/** A refusal in the provider's own words. */
export const refused =
  (
    status: number,
    code: string,
    detail: string,
    { retryAfter, triesLeft }: { readonly retryAfter?: number; readonly triesLeft?: number } = {},
  ): Answer =>
  () => {
    const body = { errors: [{ code, detail }], ...(triesLeft === undefined ? {} : { meta: { triesLeft } }) };
    z.parse(failureSchema, body);
    return Response.json(body, {
      status,
      headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
    });
  };

/** A gateway's page instead of the provider's answer. */
export const html =
  (status = 502): Answer =>
  () =>
    new Response('<!doctype html><title>Bad gateway</title>', { status, headers: { 'Content-Type': 'text/html' } });

/** Broken JSON. */
export const brokenJson: Answer = () => new Response('{"data": {', { headers: { 'Content-Type': 'application/json' } });

/** No connection. */
export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** No answer, ever. */
export const never: Answer = () => new Promise(() => undefined);

/** One answer after another; the last one repeats. */
export const inTurn = (...answers: readonly [Answer, ...Answer[]]): Answer => {
  let turn = 0;
  return (request, endpoint) => {
    const answer = answers[Math.min(turn, answers.length - 1)] ?? answers[0];
    turn += 1;
    return answer(request, endpoint);
  };
};

const template = ({ method, path }: Endpoint): RegExp =>
  new RegExp(`^${method} .*/api/v1/${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);

/**
 * A provider that follows a script: each call of the contract gets its scripted answer. `fallback` answers all other
 * calls; without it they are refused with 404.
 */
export const scriptedProvider = (script: Script, fallback?: Fetch): Fetch => {
  const scripted = Object.entries(endpoints).map(([name, endpoint]) => ({
    endpoint,
    matches: template(endpoint),
    answer: Object.entries(script).find(([key]) => key === name)?.[1],
  }));
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const found = scripted.find(({ matches }) => matches.test(`${request.method} ${url.pathname}`));
    if (found?.answer === undefined) {
      return fallback === undefined
        ? Response.json({ errors: [{ code: 'err_not_found', detail: 'Not in the script.' }] }, { status: 404 })
        : fallback(request);
    }
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return found.answer({ url, body }, found.endpoint);
  };
};

/** The part of every script that starts a portal in a fund, with nobody logged in. */
export const fundScript = (settings: GlobalSettings): Script => ({
  isValidTenantCode: ok({ isValid: true }),
  globalSettings: ok(settings),
  userInfo: refused(401, 'err_unauthorized', 'Bitte melden Sie sich an.'),
  logOut: ok({ isSuccessful: true }),
});
