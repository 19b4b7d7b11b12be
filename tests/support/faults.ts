import { endpoints } from '#contract/endpoints.ts';
import type { Fetch } from '#api/fetch-adapter.ts';

/** A call of the portal: one of the contract, or the content query. */
export type CallName = keyof typeof endpoints | 'content';

/** What takes the place of a call's answer. `healthy` makes the call and returns its true answer. */
export type Fault = (healthy: () => Promise<Response>) => Promise<Response>;

const status =
  (code: number): Fault =>
  async () =>
    Response.json(
      { errors: [{ code: `err_fault_${code}`, detail: 'Der Anbieter lehnt den Aufruf ab.' }] },
      { status: code, headers: code === 429 ? { 'Retry-After': '90' } : {} },
    );

const body =
  (text: string, type = 'application/json'): Fault =>
  async () =>
    new Response(text, { headers: { 'Content-Type': type } });

/** The true answer with its data changed. */
const changed =
  (change: (data: unknown) => unknown): Fault =>
  async (healthy) => {
    const answer = await healthy();
    if (!answer.ok || answer.headers.get('content-type')?.includes('json') !== true) return answer;
    const sent: unknown = await answer.json();
    if (typeof sent !== 'object' || sent === null || !('data' in sent)) return Response.json(sent);
    return Response.json({ ...sent, data: change(sent.data) });
  };

/** Each value within data, at any depth, in another form. */
const eachValue =
  (change: (value: unknown) => unknown) =>
  (data: unknown): unknown => {
    if (Array.isArray(data)) return data.map(eachValue(change));
    if (typeof data !== 'object' || data === null) return change(data);
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, eachValue(change)(value)]));
  };

/** Each field of the data replaced; data without fields replaced as a whole. */
const eachField =
  (value: unknown) =>
  (data: unknown): unknown =>
    typeof data === 'object' && data !== null && !Array.isArray(data)
      ? Object.fromEntries(Object.keys(data).map((name) => [name, value]))
      : value;

/** Everything that can go wrong with an answer. */
export const faults: Readonly<Record<string, Fault>> = {
  ...Object.fromEntries([400, 401, 403, 404, 409, 429, 500, 502, 503].map((code) => [String(code), status(code)])),
  html: body('<!doctype html><title>Portal</title><p>Bitte warten</p>', 'text/html'),
  'broken JSON': body('{"data": {"amount": 1'),
  empty: body(''),
  null: body('null'),
  '{}': body('{}'),
  'null fields': changed(eachField(null)),
  'null values': changed(eachValue(() => null)),
  // A number is accepted as a text.
  'wrong types': changed(eachValue((value) => (typeof value === 'string' ? { of: 7 } : 'x'))),
  'wrong forms': changed(eachField([[]])),
  abort: () => Promise.reject(new TypeError('Failed to fetch')),
  never: () => new Promise(() => undefined),
};

const patterns = Object.entries(endpoints).map(([name, { method, path }]) => ({
  name,
  matches: new RegExp(`^${method} .*/api/v1/${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
}));

const isEndpoint = (name: string): name is keyof typeof endpoints => Object.hasOwn(endpoints, name);

/** The call that a request makes. */
export const callOf = ({ method, url }: Request): CallName => {
  const { pathname } = new URL(url);
  if (pathname.endsWith('/graphql')) return 'content';
  const name = patterns.find(({ matches }) => matches.test(`${method} ${pathname}`))?.name ?? '';
  if (!isEndpoint(name)) throw new Error(`No call of the contract: ${method} ${pathname}`);
  return name;
};

/** Answers by request, which can be given again. */
export type Answers = ReadonlyMap<string, () => Response>;

/** A connection on which one call can be made to fail. */
export type FaultyConnection = {
  readonly fetch: Fetch;
  /** The calls made since `begin`. */
  readonly made: ReadonlySet<CallName>;
  /** Whether calls wait for their answer, other than those that never get one. */
  readonly isBusy: () => boolean;
  /**
   * From now on every `call` gets the fault; without one all calls are healthy. If an act was `rehearsed`, its writes
   * don't reach the provider again, and what the provider knew before it is what it still knows.
   */
  readonly begin: (fault?: { readonly call: CallName; readonly fault: Fault }, rehearsed?: Answers) => void;
  /** The answers so far. */
  readonly answers: () => Answers;
};

/** A connection to a provider on which one call after the other can be made to fail. */
export const faultyConnection = (fetch: Fetch): FaultyConnection => {
  const made = new Set<CallName>();
  let current: { readonly call: CallName; readonly fault: Fault } | undefined;
  let before: Answers | undefined;
  let busy = 0;
  const answers = new Map<string, () => Response>();
  return {
    made,
    isBusy: () => busy > 0,
    answers: () => new Map(answers),
    begin: (fault, rehearsed) => {
      made.clear();
      current = fault;
      before = rehearsed;
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const name = callOf(request);
      made.add(name);
      const healthy = async () => {
        // A fault may log the member out; the session is still needed for the next one.
        if (name === 'logOut') return Response.json({ data: { isSuccessful: true } });
        const question = request.method === 'GET' ? request.url : name;
        const known = (request.method === 'GET' ? before : before && answers)?.get(question);
        if (known !== undefined && name !== 'content') return known();
        busy += 1;
        try {
          const answer = await fetch(request);
          // The answer's body, too, arrives at once.
          const bytes = await answer.arrayBuffer();
          const again = () => new Response(bytes, answer);
          if (before === undefined) answers.set(question, again);
          return again();
        } finally {
          busy -= 1;
        }
      };
      return current?.call === name ? current.fault(healthy) : healthy();
    },
  };
};
