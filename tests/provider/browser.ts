import type * as z from 'zod/mini';
import { failureSchema } from '#contract/envelope.ts';
import type { Provider } from '#server/http/provider.ts';
import { portal } from './fixture.ts';

/** The answer: status, parsed body, headers. */
export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly bytes: Uint8Array;
  /** The body as JSON; undefined if it isn't. */
  readonly json: unknown;
};

type CallOptions = {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The raw body, instead of JSON. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
};

/** One browser: it keeps its cookies and the newest CSRF token, as the portal does. */
export class Browser {
  readonly cookies = new Map<string, string>();
  csrf: string | null = null;
  readonly #provider: Provider;
  readonly #source: string;
  readonly #origin: string;

  constructor(provider: Provider, source = '203.0.113.7', origin = portal) {
    this.#provider = provider;
    this.#source = source;
    this.#origin = origin;
  }

  /** Makes a call below the API base. */
  async call(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    return this.request(method, `/api/v1/${path}`, options);
  }

  /** Requests any address of the provider. */
  async request(method: string, path: string, { body, headers = {}, raw }: CallOptions = {}): Promise<Reply> {
    const cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const request = new Request(`${this.#origin}${path}`, {
      method,
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(this.csrf !== null && { 'x-csrf-token': this.csrf }),
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(content !== undefined && { body: content }),
    });
    const response = await this.#provider.fetch(request, {
      remoteAddress: this.#source,
      rawPath: path.split('?')[0] ?? path,
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    this.csrf = response.headers.get('x-csrf-token') ?? this.csrf;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    return { status: response.status, headers: response.headers, text, bytes, json: parsed(text) };
  }

  /** Fetches a first CSRF token, as the page would carry one. */
  async arrive(): Promise<this> {
    await this.call('GET', 'isvalidtenantcode/?tenantName=bergahorn');
    return this;
  }
}

const parsed = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
};

/** `{data}` of an answer, through its schema. Throws if it does not parse. */
export const dataOf = <S extends z.ZodMiniType>(reply: Reply, schema: S): z.infer<S> => {
  const { json } = reply;
  if (typeof json !== 'object' || json === null || !('data' in json)) throw new Error(`No data: ${reply.text}`);
  return schema.parse(json.data);
};

/** The first error of a refusal, and its meta. */
export const refusalOf = (
  reply: Reply,
): { code: string; detail: string; field?: string | undefined; triesLeft?: number } => {
  const { errors, meta } = failureSchema.parse(reply.json);
  const [first] = errors;
  if (first === undefined) throw new Error('No error.');
  return { ...first, ...(meta?.triesLeft !== undefined && { triesLeft: meta.triesLeft }) };
};
