import type { Locale } from '#kernel/locale.ts';
import { newMessage, readOutbox } from './demo.ts';
import { fetchOnOwnConnection } from './own-connection.ts';

export type LogInRequest = {
  readonly tenant: string;
  readonly locale: Locale;
  readonly member: { readonly emailAddress: string; readonly mobileNumber: string };
  /** Address of the portal, if it differs from that of the calls. */
  readonly portal?: string;
};

/** A visitor's cookies and CSRF token, as a browser keeps them. */
class Visitor {
  readonly #cookies = new Map<string, string>();
  #csrf = '';
  readonly #base: string;

  constructor(url: string, base = '/api/v1/') {
    this.#base = url + base;
  }

  get cookie(): string {
    return Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetchOnOwnConnection(this.#base + path, {
      method,
      headers: {
        cookie: this.cookie,
        'x-csrf-token': this.#csrf,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      this.#cookies.set(name, value);
    }
    this.#csrf = response.headers.get('x-csrf-token') ?? this.#csrf;
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
}

const askForLink = async (visitor: Visitor, url: string, request: LogInRequest): Promise<void> => {
  const { tenant, locale, member, portal = url } = request;
  await visitor.call('GET', `isvalidtenantcode/?tenantName=${tenant}`);
  await visitor.call('POST', 'sessions/email', {
    emailAddress: member.emailAddress,
    urlCallback: `${portal}/${tenant}/${locale}/login/link`,
    tenant,
    language: locale,
  });
};

/** Asks for a login link without a browser. Throws unless the provider acknowledges. */
export const requestLink = (url: string, request: LogInRequest): Promise<void> =>
  askForLink(new Visitor(url), url, request);

/** Logs a demo member in without a browser, with both factors from the outbox; returns the session's cookie header. */
export const logInThroughApi = async (url: string, request: LogInRequest): Promise<{ cookie: string }> => {
  const { member } = request;
  const visitor = new Visitor(url);
  const mails = await readOutbox(url, member.emailAddress);
  await askForLink(visitor, url, request);
  const [link = ''] = (await newMessage(url, member.emailAddress, mails)).links;
  const [emailCode = '', sessionId = ''] = new URL(link).pathname.split('/').toReversed();
  const texts = await readOutbox(url, member.mobileNumber);
  await visitor.call('PATCH', `sessions/sms/${sessionId}`, { emailCode });
  const { code } = await newMessage(url, member.mobileNumber, texts);
  await visitor.call('PATCH', `sessions/login/${sessionId}`, { smsCode: code ?? '' });
  return { cookie: visitor.cookie };
};

/** An administrator of a demo fund. */
export type StudioRequest = {
  readonly tenant: string;
  readonly locale: Locale;
  readonly administrator: { readonly emailAddress: string; readonly mobileNumber: string };
};

/** Signs an administrator in to the studio without a browser, with both factors from the outbox. */
export const signInThroughApi = async (
  url: string,
  { tenant, locale, administrator: { emailAddress, mobileNumber } }: StudioRequest,
): Promise<{ cookie: string }> => {
  const visitor = new Visitor(url, '/studio/api/v1/');
  // Brings the first CSRF token.
  await visitor.call('GET', '../../../api/v1/isvalidtenantcode/?tenantName=default');
  const mails = await readOutbox(url, emailAddress);
  await visitor.call('POST', 'sessions/email', { tenant, emailAddress, language: locale });
  const [link = ''] = (await newMessage(url, emailAddress, mails)).links;
  const [emailCode = '', sessionId = ''] = new URL(link).pathname.split('/').toReversed();
  const texts = await readOutbox(url, mobileNumber);
  await visitor.call('PATCH', `sessions/sms/${sessionId}`, { emailCode });
  const { code } = await newMessage(url, mobileNumber, texts);
  await visitor.call('PATCH', `sessions/login/${sessionId}`, { smsCode: code ?? '' });
  return { cookie: visitor.cookie };
};
