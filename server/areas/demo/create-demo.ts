import type { AdministratorRecord } from '#tenants/format/administrators.ts';
import { stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { isLocale, type Locale } from '#kernel/locale.ts';
import { messageProblem, plainMessage } from '#domain/message-rules.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { mailPolicy } from '#server/kernel/content-security-policy.ts';
import { markup } from '#server/kernel/html.ts';
import { readFormField } from '#server/kernel/json-body.ts';
import { preferredLocale } from '#server/kernel/preferred-locale.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { jsonReply, type Reply } from '#server/kernel/reply.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import { findMessage, listMessages } from '#server/store/message-queue.ts';
import type { Store } from '#server/store/store.ts';
import type { Message } from '#server/store/tables.ts';
import type { Fund, Funds } from '#server/model/funds.ts';
import { withLogo, withLogoInside } from '#server/model/mail-logo.ts';
import { answerableMails } from '#server/model/threads.ts';
import { demoFacts, firstToLook, readRegistered } from './demo-facts.ts';
import { demoPage } from './demo-layout.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { demoBody, fundColours, fundsAPage } from './demo-page.ts';
import type { outboxSchema, previewSchema } from './demo-schemas.ts';
import { demoTexts } from './demo-texts.ts';
import { lookProgram } from './look-dialog.ts';
import { stageProgram, stageStyle } from './stage.ts';
import { messagesShown, outboxBody, outboxList, outboxPolicy, outboxProgram } from './outbox-page.ts';

/** The demo's pages, only in demo mode. */
export type Demo = {
  /** Answers `/`, `/demo` and `/dev/*`, and `/storybook/` until Storybook is built; null for every other address. */
  readonly answer: (request: Request, visit: Pick<Visit, 'path' | 'remoteAddress'>) => Promise<Reply | null>;
};

export type DemoServices = {
  readonly clock: Clock;
  readonly funds: Funds;
  readonly store: Pick<Store, 'withSystem'>;
  /** Prints a message's letter; null for other messages, or for a letter that has been deleted. */
  readonly print: (message: Message) => Promise<Uint8Array | null>;
  /** Answers a member's message, by the id of its mail, as the fund; false if there is nothing to answer. */
  readonly answer: (messageId: string, text: string) => Promise<boolean>;
  /** Opens a session for a demo member; returns its token. */
  readonly look: (fund: Fund, member: MemberRecord) => Promise<string>;
  /** Restores the database's initial state. */
  /** Who may open the studio of a fund. */
  readonly administratorsOf: (code: string) => Promise<readonly AdministratorRecord[]>;
  readonly reset: () => Promise<void>;
  readonly publicUrl: string;
  /** Address of the default typeface, if there is one. */
  readonly typeface: string | null;
  /** Folder of Storybook's static build. */
  readonly storybook?: string;
};

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a call comes from this machine: from a loopback address, not through a proxy, not from another site's page,
 * and to one of this machine's names (a foreign name that resolves here is refused).
 */
const isFromHere = (request: Request, remoteAddress: string, publicUrl: string): boolean => {
  const { headers } = request;
  const { hostname, origin } = new URL(request.url);
  const site = headers.get('Sec-Fetch-Site');
  const sender = headers.get('Origin');
  return (
    loopback.test(remoteAddress) &&
    !['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via'].some((name) => headers.has(name)) &&
    (ownNames.has(hostname) || hostname === new URL(publicUrl).hostname) &&
    (site === null || site === 'same-origin' || site === 'none') &&
    // A form of our own page, which sends no referrer, has no origin either.
    (sender === null || sender === origin || sender === publicUrl || (sender === 'null' && site === 'same-origin'))
  );
};

/**
 * Whether a host name can't be one that a stranger has pointed here: an address, a name of this machine or network
 * (without a dot, or below `localhost`), or the provider's own.
 */
const isSafeName = (hostname: string, publicUrl: string): boolean =>
  !hostname.includes('.') ||
  hostname.endsWith('.localhost') ||
  isIP(hostname) !== 0 ||
  hostname === new URL(publicUrl).hostname;

const exists = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
};

/** The language chosen on the page, else the browser's. */
const localeOf = (request: Request, url: URL): Locale => {
  const chosen = url.searchParams.get('lang');
  return isLocale(chosen) ? chosen : preferredLocale(request.headers.get('Accept-Language'));
};

/** The demo page, the outbox, both also as JSON, the fund's answers, and the reset. */
export const createDemo = (services: DemoServices): Demo => {
  const { clock, funds, store, publicUrl, typeface } = services;

  const administratorsOf = async (codes: readonly string[]) =>
    new Map(await Promise.all(codes.map(async (code) => [code, await services.administratorsOf(code)] as const)));

  const overview = async (request: Request, url: URL, visit: Pick<Visit, 'remoteAddress'>): Promise<Reply> => {
    const locale = localeOf(request, url);
    const texts = demoTexts(locale);
    const codes = await funds.list();
    const pages = Math.max(1, Math.ceil(codes.length / fundsAPage));
    const page = Math.min(pages, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
    const found = await Promise.all(
      codes.slice((page - 1) * fundsAPage, page * fundsAPage).map((code) => funds.find(code)),
    );
    const shown = found.flatMap((fund) => fund ?? []);
    const body = demoBody({
      locale,
      today: swissDay(clock.now()),
      texts,
      page,
      pages,
      funds: shown,
      registered: await readRegistered(store),
      mayReset: isFromHere(request, visit.remoteAddress, publicUrl),
      wasReset: url.searchParams.has('reset'),
      administrators: await administratorsOf(shown.map(({ tenant }) => tenant.code)),
    });
    return demoPage({
      locale,
      texts,
      title: texts.title,
      path: '/demo',
      body,
      typeface,
      style: stageStyle + fundColours(shown),
      program: lookProgram + stageProgram,
      framesOwn: true,
    });
  };

  /** Says that Storybook isn't built yet, and asks again; null once it is there. */
  const storybookMissing = async (request: Request, url: URL): Promise<Reply | null> => {
    if (services.storybook !== undefined && (await exists(join(services.storybook, 'index.html')))) return null;
    const locale = localeOf(request, url);
    const texts = demoTexts(locale);
    const page = demoPage({
      locale,
      texts,
      title: `${texts.storybookMissing.title} – Pilaster`,
      path: '/storybook/',
      body: markup`<main id="main" class="wrap hero">
        <h1>${texts.storybookMissing.title}</h1>
        <p class="lead">${texts.storybookMissing.text}</p>
        <p class="ways"><a class="button" href="/demo?lang=${locale}">${texts.back}</a></p>
      </main>`,
      typeface,
      asksAgainAfter: 5,
    });
    return { ...page, status: 503, headers: { ...page.headers, 'retry-after': '5' } };
  };

  const messages = (to: string | null) =>
    store.withSystem((tx) => listMessages(tx, { limit: messagesShown, ...(to !== null && to !== '' && { to }) }));

  const named = async (code: string) => [code, (await funds.find(code))?.tenant.settings.displayName ?? code] as const;

  const namesOf = async (codes: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> =>
    new Map(await Promise.all(Array.from(codes, named)));

  const outbox = async (request: Request, url: URL, visit: Pick<Visit, 'remoteAddress'>): Promise<Reply> => {
    const locale = localeOf(request, url);
    const texts = demoTexts(locale);
    const to = url.searchParams.get('to')?.trim() ?? '';
    const list = await messages(to);
    const ids = list.map(({ id }) => id);
    const answerable = isFromHere(request, visit.remoteAddress, publicUrl)
      ? await store.withSystem((tx) => answerableMails(tx, ids))
      : new Set<string>();
    const fundNames = await namesOf(new Set(list.map(({ tenant }) => tenant)));
    if (url.searchParams.get('part') === 'list') {
      return {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
        body: outboxList(list, { texts, locale, answerable, fundNames }).text,
      };
    }
    const wasAnswered = url.searchParams.has('answered');
    const body = outboxBody({ texts, locale, messages: list, to, answerable, fundNames, wasAnswered });
    return demoPage({
      locale,
      texts,
      body,
      typeface,
      title: `${texts.outboxTitle} – Pilaster`,
      path: '/dev/outbox',
      program: outboxProgram,
      policy: outboxPolicy,
      framesOwn: true,
    });
  };

  const outboxJson = async (url: URL): Promise<Reply> => {
    const outbox: z.infer<typeof outboxSchema> = {
      messages: (await messages(url.searchParams.get('to'))).map((message) => ({
        id: message.id,
        channel: message.channel,
        tenant: message.tenant,
        to: message.recipient,
        subject: message.subject,
        text: message.text,
        links: message.links,
        code: message.code,
        createdAt: message.created_at.toISOString(),
      })),
    };
    return jsonReply(200, outbox);
  };

  /** A letter as it would be printed, or null if it is missing. */
  const letter = async (id: string): Promise<Reply | null> => {
    const message = await store.withSystem((tx) => findMessage(tx, id));
    const pdf = message === null ? null : await services.print(message);
    if (pdf === null) return null;
    return {
      body: new Uint8Array(pdf),
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="letter-${id}.pdf"`,
        'cache-control': 'no-store',
      },
    };
  };

  /** A mail as its reader sees it, for a frame in the outbox; null if the message is missing or has no HTML. */
  const mail = async (id: string): Promise<Reply | null> => {
    const message = await store.withSystem((tx) => findMessage(tx, id));
    if (message === null || message.html === null) return null;
    const html = withLogoInside(await withLogo(message.html, message.tenant, funds));
    return {
      // Its links would open within the frame, which the portal refuses.
      body: html.replace('<head>', () => '<head><base target="_blank" />'),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': mailPolicy,
        'x-frame-options': 'SAMEORIGIN',
      },
    };
  };

  /** What a preview of a fund begins with: its settings, and a session of its first member; null for an unknown fund. */
  const preview = async (url: URL): Promise<Reply | null> => {
    const fund = await funds.find(url.searchParams.get('tenant') ?? '');
    const member = fund === null ? undefined : firstToLook(fund.tenant.members);
    if (fund === null || member === undefined) return null;
    const begin: z.infer<typeof previewSchema> = {
      token: await services.look(fund, member),
      settings: fund.globalSettings,
    };
    return jsonReply(200, begin);
  };

  const reset = async (request: Request, visit: Pick<Visit, 'remoteAddress'>): Promise<Reply> => {
    if (!isFromHere(request, visit.remoteAddress, publicUrl)) {
      throw refuse.forbidden();
    }
    await services.reset();
    return request.headers.get('Accept')?.includes('text/html') === true
      ? {
          status: 303,
          headers: { location: `/demo?lang=${localeOf(request, new URL(request.url))}&reset` },
          body: null,
        }
      : jsonReply(200, { data: { isReset: true } });
  };

  /** Answers a message as the fund. What the reset allows only from this machine, this does, too. */
  const answerAsFund = async (
    request: Request,
    url: URL,
    visit: Pick<Visit, 'remoteAddress'>,
    id: string,
  ): Promise<Reply> => {
    if (!isFromHere(request, visit.remoteAddress, publicUrl)) throw refuse.forbidden();
    const text = plainMessage((await readFormField(request, 'text')) ?? '');
    if (messageProblem(text) !== null) throw refuse.invalid('text');
    if (!(await services.answer(id, text))) throw refuse.notFound();
    return {
      status: 303,
      headers: { location: `/dev/outbox?lang=${localeOf(request, url)}&answered` },
      body: null,
    };
  };

  return {
    answer: async (request, visit) => {
      const path = visit.path.replace(/(.)\/$/, '$1');
      const url = new URL(request.url);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (/^\/storybook(?:\/index\.html)?$/.test(path)) return isRead ? storybookMissing(request, url) : null;
      if (!/^\/(?:demo|dev\/.*)?$/.test(path)) return null;
      if (path.startsWith('/dev/') && !isSafeName(url.hostname, publicUrl)) throw refuse.forbidden();
      const letterId = /^\/dev\/letters\/([\da-f-]{36})\.pdf$/.exec(path)?.[1];
      const mailId = /^\/dev\/outbox\/([\da-f-]{36})\/mail$/.exec(path)?.[1];
      const answeredId = /^\/dev\/outbox\/([\da-f-]{36})\/answer$/.exec(path)?.[1];
      const isKnown = [
        '/',
        '/demo',
        '/dev/demo.json',
        '/dev/outbox',
        '/dev/outbox.json',
        '/dev/preview.json',
        '/dev/reset',
      ].includes(path);
      if (letterId === undefined && mailId === undefined && answeredId === undefined && !isKnown) return null;
      if (path === '/dev/preview.json') {
        if (request.method !== 'POST') throw refuse.methodNotAllowed('POST');
        // Another site's page must not open sessions here, although it can't read them.
        if (!['same-origin', null].includes(request.headers.get('Sec-Fetch-Site'))) throw refuse.forbidden();
        return preview(url);
      }
      if (path === '/dev/reset') {
        if (request.method !== 'POST') throw refuse.methodNotAllowed('POST');
        return reset(request, visit);
      }
      if (answeredId !== undefined) {
        if (request.method !== 'POST') throw refuse.methodNotAllowed('POST');
        return answerAsFund(request, url, visit, answeredId);
      }
      if (!isRead) throw refuse.methodNotAllowed('GET, HEAD');
      if (letterId !== undefined) return letter(letterId);
      if (mailId !== undefined) return mail(mailId);
      if (path === '/dev/demo.json')
        return jsonReply(200, await demoFacts(funds, await readRegistered(store), services.administratorsOf));
      if (path === '/dev/outbox.json') return outboxJson(url);
      return path === '/dev/outbox' ? outbox(request, url, visit) : overview(request, url, visit);
    },
  };
};
