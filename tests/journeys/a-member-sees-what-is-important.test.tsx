import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hintKeys } from '#pension/hint-keys.ts';
import common from '#words/de-CH/common.json';
import contact from '#words/de-CH/contact.json';
import dashboard from '#words/de-CH/dashboard.json';
import words from '#words/de-CH/hints.json';
import { openMuster } from '../support/open-muster.ts';
import { onPhone } from '../support/phone.ts';
import {
  html,
  inTurn,
  never,
  ok,
  offline,
  raw,
  refused,
  type Answer,
  type Script,
} from '../support/scripted-provider.ts';

const shown = { isVisible: true, isActive: true, hideAwaitBox: false };
const cards = { savings: { ...shown, value: 251_567.5, historicalGraph: [], futureGraph: [] } };

const partner = { key: 'partnerNotDeclared' };
const buyIn = { key: 'buyInThisYear', date: '2026-12-31', amount: 12_345.6 };
const recovery = { key: 'recoveryAddressMissing' };
const lapsed = { key: 'retirementNear', date: '2027-03-01', months: 3, passed: '2026-09-01' };

/** An answer with one hint. */
const sent = () => Response.json({ data: [{ ...partner, date: null, amount: null, months: null, passed: null }] });

const open = (hints: Answer, script: Script = {}) =>
  openMuster('de-CH/dashboard', { dashboard: ok(cards), hints, ...script });

const card = () => screen.findByRole('article', { name: dashboard.savings.title });
const region = async () => within(await screen.findByRole('region', { name: words.title }));
const namedOf = (pattern: string, hint: string) => pattern.replace('{{hint}}', hint);
const buyInSentence = words.buyInThisYear.sentence.replace('{{year}}', '2026');

/** What a phone says of a hint until it is opened. */
const foldedTextOf = async (hint: object) => {
  const { close } = await open(ok([hint]));
  const { textContent } = (await region()).getByRole('button', { expanded: false });
  close();
  return textContent?.replaceAll('\u00a0', ' ');
};

/** What a link or button with a name is there for. */
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('What is important to a member', () => {
  it('is above the cards: what it is, why, until when, and the way to act', async () => {
    await open(ok([partner, buyIn, recovery]));
    const hints = await region();
    expect(hints.getAllByRole('listitem')).toHaveLength(3);
    const [first, second] = hints.getAllByRole('listitem');
    expect(first?.textContent).toContain(words.partnerNotDeclared.sentence);
    expect(first?.textContent).toContain(words.partnerNotDeclared.reason);
    expect(second?.textContent).toContain('Ein Einkauf zählt noch für die Steuern 2026.');
    expect(second?.textContent).toContain('Bis 31.12.2026');
    expect(second?.textContent).toContain('Möglich sind heute höchstens CHF\u00a012’345.');
    expect(hrefOf(words.partnerNotDeclared.action)).toBe('/musterfund/de-CH/dokumente?form=partner');
    expect(hrefOf(words.buyInThisYear.action)).toBe('/musterfund/de-CH/altersleistung');
    const title = hints.getByRole('heading', { level: 2, name: words.title });
    expect(title.compareDocumentPosition(await card())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['all of it', {}, ` ${words.buyInThisYear.locked}`],
    [
      'what is above what a divorce took',
      { afterDivorce: 5_000.5 },
      ` ${words.buyInThisYear.afterDivorce.locked.replace('{{amount}}', 'CHF\u00a05’000')} ${words.buyInThisYear.capital}`,
    ],
    ['nothing that a divorce took', { afterDivorce: buyIn.amount }, ''],
  ])('says that %s is locked for three years of a buy-in', async (_, more, said) => {
    await open(ok([{ ...buyIn, ...more }]));
    const { textContent } = await (await region()).findByText(/^Möglich sind heute höchstens/);
    // After the day.
    expect(textContent?.replace(/^Bis .*\sTage /, '')).toBe(
      `Möglich sind heute höchstens CHF\u00a012’345. ${words.buyInThisYear.arrives}${said}`,
    );
  });

  it('says that a buy-in is paid as a pension to who retires before it may be drawn as capital', async () => {
    await open(ok([{ ...buyIn, isPensionOnly: true }]));
    (await region()).getByText(new RegExp(words.buyInThisYear.pensionOnly));
    expect(screen.queryByText(new RegExp(words.buyInThisYear.locked))).toBeNull();
  });

  it('says that only what is above what a divorce took is paid as a pension to them', async () => {
    await open(ok([{ ...buyIn, isPensionOnly: true, afterDivorce: 5_000.5 }]));
    (await region()).getByText(
      new RegExp(words.buyInThisYear.afterDivorce.pensionOnly.replace('{{amount}}', '.*5’000')),
    );
    expect(screen.queryByText(new RegExp(words.buyInThisYear.locked))).toBeNull();
  });

  it('says what a partner would receive once declared, where the provider knows it', async () => {
    await open(ok([{ ...partner, amount: 2_345.6 }]));
    (await region()).getByText(/keine Partnerrente\. Mit der Meldung erhielte .* rund CHF 2’350 im Monat\./);
  });

  it('is folded on a phone: the day first, and how many more there are', async () => {
    onPhone(360);
    const { user } = await open(ok([buyIn, partner, recovery]));
    const folded = (await region()).getByRole('button', { expanded: false });
    expect(folded.textContent).toMatch(/^Bis 31\.12\.2026 · Steuern sparen: bis CHF.12’345 einkaufen/);
    within(folded).getByText('2 weitere');
    await user.click(folded);
    expect((await region()).getAllByRole('listitem')).toHaveLength(3);
  });

  it('says first on a phone what can still be done, then what has lapsed', async () => {
    onPhone(360);
    await open(ok([lapsed]));
    const folded = (await region()).getByRole('button', { expanded: false });
    expect(folded.textContent).toMatch(/^Am 01\.03\.2027 in Pension Pensionierung jetzt anmelden/);
  });

  it('says on a phone what to do and what it brings, or what it is about once that has been written', async () => {
    onPhone(360);
    expect(await foldedTextOf({ ...partner, amount: 1_029.51 })).toBe('Partnerrente sichern: rund CHF 1’030 im Monat');
    expect(await foldedTextOf(partner)).toBe(words.partnerNotDeclared.action);
    expect(await foldedTextOf({ key: 'openWithdrawal', amount: 80_000 })).toBe(
      'Vorbezug zurückzahlen: CHF 80’000 offen',
    );
    const message = { threadId: 't1', date: '2026-11-29', isAnswered: false };
    expect(await foldedTextOf({ ...lapsed, message })).toBe('Nachricht gesendet Pensionierung planen');
    expect(await foldedTextOf({ key: 'birthDateUnknown', message })).toBe('Nachricht gesendet Geburtsdatum melden');
  });

  it('leads to the registration of the retirement where the deadline for a lump sum has passed', async () => {
    const { user } = await open(ok([lapsed]));
    const hints = await region();
    hints.getByText(/^Melden Sie Ihre Pensionierung jetzt an\./);
    expect(hrefOf(words.retirementNear.order)).toBe('/musterfund/de-CH/kontakt?from=dashboard&topic=retirement');
    expect(screen.queryByRole('link', { name: words.retirementNear.action })).toBeNull();
    await user.click(hints.getByRole('link', { name: words.retirementNear.order }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: contact.form.body });
    await waitFor(() => expect(field.value).toBe(contact.orders.retirement));
    screen.getByDisplayValue(contact.topics.retirement);
  });

  it('leads to the message that was written about it, and to its answer, instead of asking again', async () => {
    const message = { threadId: 't1', date: '2026-11-29', isAnswered: false };
    const first = await open(ok([{ ...lapsed, message }]));
    const hints = await region();
    const written = hints.getByText(/^Sie haben uns am 29\.11\.2026 dazu geschrieben\./);
    // What is known last comes first.
    expect(written.compareDocumentPosition(hints.getByText(/abgelaufen/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(hrefOf(words.message.view)).toBe('/musterfund/de-CH/kontakt?from=dashboard&thread=t1');
    expect(screen.queryByRole('link', { name: words.retirementNear.order })).toBeNull();
    first.close();
    await open(ok([{ ...lapsed, message: { ...message, date: '2026-12-01', isAnswered: true } }]));
    (await region()).getByText(/^Wir haben Ihnen am 01\.12\.2026 dazu geantwortet\./);
    expect(hrefOf(words.message.read)).toBe('/musterfund/de-CH/kontakt?from=dashboard&thread=t1');
  });

  it('asks as before if what a provider says of a message can’t be read', async () => {
    await open(raw([{ ...lapsed, amount: null, message: { threadId: 't1', date: 'gestern' } }]));
    await region();
    expect(hrefOf(words.retirementNear.order)).toBe('/musterfund/de-CH/kontakt?from=dashboard&topic=retirement');
  });

  it.each(hintKeys)('%s has words and a way to act, with all its values and with none', async (key) => {
    const values = { date: '2026-12-01', amount: 80_000, months: 3, passed: '2026-09-01' };
    for (const of of [values, { ...values, months: 1 }, { ...values, months: 0, passed: null }, {}]) {
      const { close } = await open(ok([{ key, ...of }]));
      const hints = await region();
      expect(hints.getByRole('listitem').textContent).not.toMatch(/\{\{|undefined|NaN|null|–/);
      expect(hints.getAllByRole('link')).toHaveLength(1);
      close();
    }
  });

  it('is nothing if there is nothing, and for a provider without hints', async () => {
    for (const answer of [ok([]), refused(404, 'err_not_found', 'Nicht gefunden')]) {
      const { close } = await open(answer);
      await card();
      expect(screen.queryByRole('region', { name: words.title })).toBeNull();
      expect(screen.queryByText(words.unavailable)).toBeNull();
      close();
    }
  });

  it('leaves out only what a newer provider says by a key of its own', async () => {
    await open(raw([{ key: 'fromTheFuture', date: '2031-01-01' }, partner, 'nonsense', null]));
    const hints = await region();
    expect(hints.getAllByRole('listitem')).toHaveLength(1);
    expect(hints.getByText(words.partnerNotDeclared.sentence)).toBeTruthy();
  });

  it('never takes the cards with it if it fails; it says so below them, and can be asked again', async () => {
    for (const fault of [offline, html(), refused(500, 'err_internal', 'Kaputt'), raw('nonsense')]) {
      const { user, close } = await open(inTurn(fault, ok([partner])));
      const first = await card();
      const notice = await screen.findByText(words.unavailable);
      expect(first.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await user.click(screen.getByRole('button', { name: common.retry }));
      await region();
      close();
    }
  });

  it.each([
    ['alone', ok(cards)],
    ['together with the cards', inTurn(offline, ok(cards))],
  ])('comes by itself once the browser is online if it was missing %s', async (_, dashboardAnswer) => {
    await open(inTurn(offline, ok([partner])), { dashboard: dashboardAnswer });
    await screen.findByRole('button', { name: common.retry });
    fireEvent(window, new Event('online'));
    await region();
    await card();
    expect(screen.queryByRole('button', { name: common.retry })).toBeNull();
  });

  it('comes by itself, too, if it fails only after the browser is online, and is asked for once more, not again', async () => {
    const first = Promise.withResolvers<Response>();
    const { user } = await open(inTurn(() => first.promise, offline, ok([partner])));
    await card();
    fireEvent(window, new Event('online'));
    expect(screen.queryByText(words.unavailable)).toBeNull();
    first.reject(new TypeError('Failed to fetch'));
    await user.click(await screen.findByRole('button', { name: common.retry }));
    await region();
  });

  it('is above the cards also if it comes a moment after them', async () => {
    const answer = Promise.withResolvers<Response>();
    await open(() => answer.promise);
    expect(screen.queryByRole('article', { name: dashboard.savings.title })).toBeNull();
    answer.resolve(sent());
    const title = (await region()).getByRole('heading', { name: words.title });
    expect(title.compareDocumentPosition(await card())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('holds no card up for long, and comes below them if it comes later', async () => {
    const answer = Promise.withResolvers<Response>();
    await open(() => answer.promise);
    const first = await card();
    await act(async () => {
      answer.resolve(sent());
      await Promise.resolve();
    });
    const title = (await region()).getByRole('heading', { name: words.title });
    expect(first.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('holds no card up if it never comes', async () => {
    await open(never);
    await card();
    expect(screen.queryByRole('region', { name: words.title })).toBeNull();
  });
});

describe('A member who puts a hint off', () => {
  const later = namedOf(words.laterThis, buyInSentence);

  it('reads until when, and can take it back', async () => {
    const asked: unknown[] = [];
    const { user } = await open(inTurn(ok([buyIn, recovery]), ok([recovery]), ok([buyIn, recovery])), {
      putOffHint: (request, endpoint) => {
        asked.push([request.url.pathname, request.body]);
        return ok({ until: asked.length === 1 ? '2026-12-17' : null })(request, endpoint);
      },
    });
    const hints = await region();
    await user.click(hints.getByRole('button', { name: later }));
    await hints.findByText('Zurückgestellt bis 17.12.2026.');
    await waitFor(() => expect(hints.queryByText(buyInSentence)).toBeNull());
    const undo = hints.getByRole('button', { name: words.undo });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    await hints.findByText(buyInSentence);
    expect(hints.queryByText(/Zurückgestellt/)).toBeNull();
    expect(asked).toEqual([
      ['/api/v1/hints/buyInThisYear/put-off', { isPutOff: true }],
      ['/api/v1/hints/buyInThisYear/put-off', { isPutOff: false }],
    ]);
  });

  it('can take back the only one, too', async () => {
    const { user } = await open(inTurn(ok([buyIn]), ok([])), { putOffHint: ok({ until: '2026-12-17' }) });
    const hints = await region();
    await user.click(hints.getByRole('button', { name: later }));
    expect(await hints.findByRole('button', { name: words.undo })).toBeTruthy();
    expect(hints.queryAllByRole('listitem')).toEqual([]);
  });

  it('reads that it didn’t work, and the hint stays', async () => {
    const { user } = await open(ok([buyIn]), { putOffHint: offline });
    const hints = await region();
    await user.click(hints.getByRole('button', { name: later }));
    expect((await screen.findAllByText(words.failed)).length).toBeGreaterThan(0);
    expect(hints.getByText(buyInSentence)).toBeTruthy();
  });
});

describe('A member who wants a hint’s day in their calendar', () => {
  const calendar = namedOf(words.calendarThis, buyInSentence);

  it('saves a file under the name that the provider gives it', async () => {
    const saved: string[] = [];
    const types: string[] = [];
    Object.assign(URL, {
      createObjectURL: ({ type }: Blob) => `blob:${types.push(type)}`,
      revokeObjectURL: () => undefined,
    });
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    onTestFinished(() => save.mockRestore());
    const { user } = await open(ok([buyIn, recovery]), {
      hintCalendar: () =>
        new Response('BEGIN:VCALENDAR', {
          headers: {
            'Content-Type': 'text/calendar; charset=utf-8',
            'Content-Disposition': 'attachment; filename="../Termin 31.12.2026.exe"',
          },
        }),
    });
    const hints = await region();
    expect(hints.getAllByRole('button', { name: /^In den Kalender/ })).toHaveLength(1);
    await user.click(hints.getByRole('button', { name: calendar }));
    await waitFor(() => expect(saved).toEqual(['-Termin 31.12.2026.exe.ics']));
    expect(types).toEqual(['text/calendar']);
  });

  it('reads that there is none if it can’t be made', async () => {
    const { user } = await open(ok([buyIn]), { hintCalendar: html(200) });
    await user.click((await region()).getByRole('button', { name: calendar }));
    expect((await screen.findAllByText(words.noFile)).length).toBeGreaterThan(0);
  });
});

describe('A page that a hint is about', () => {
  it('says it in the same words, above what is on record, and leads to where one can act', async () => {
    await openMuster('de-CH/zivilstand', {
      civilStatus: ok({
        civilStatus: { isVisible: true, civilStatus: 'Konkubinat', subTitle: 'seit 01.09.2019' },
        hints: [partner],
      }),
    });
    const hint = await screen.findByText(words.partnerNotDeclared.sentence);
    expect(screen.getByText(words.partnerNotDeclared.reason)).toBeTruthy();
    expect(hint.compareDocumentPosition(screen.getByText('Konkubinat'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(hrefOf(words.partnerNotDeclared.action)).toBe('/musterfund/de-CH/dokumente?form=partner');
  });

  it('has no button that leads to itself', async () => {
    await openMuster('de-CH/pensionierung', {
      retirement: ok({ hints: [{ key: 'lumpSumNotice', date: '2027-03-01', months: 5 }] }),
    });
    await screen.findByText(words.lumpSumNotice.sentence);
    // A line of its own, so that it doesn't run into the sentence.
    expect(getComputedStyle(screen.getByText('Bis 01.03.2027')).display).toBe('block');
    expect(screen.queryByRole('link', { name: words.lumpSumNotice.action })).toBeNull();
  });

  it('leads to the fund where the deadline has passed', async () => {
    await openMuster('de-CH/pensionierung', {
      retirement: ok({ hints: [lapsed] }),
    });
    await screen.findByText(/ist am 01\.09\.2026 abgelaufen/);
    expect(hrefOf(words.retirementNear.order)).toBe('/musterfund/de-CH/kontakt?from=retirement&topic=retirement');
  });

  it('warns in one line above the figure of a phone’s page, which opens in place', async () => {
    onPhone(360);
    const { user } = await openMuster('de-CH/zivilstand', {
      civilStatus: ok({
        civilStatus: { isVisible: true, civilStatus: 'Konkubinat', subTitle: 'seit 01.09.2019' },
        hints: [partner, recovery],
      }),
    });
    const line = await screen.findByRole('button', { name: words.partnerNotDeclared.action, expanded: false });
    const figure = screen.getByText('Konkubinat');
    expect(line.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(line);
    expect(screen.getByRole('button', { name: words.partnerNotDeclared.action, expanded: true })).toBe(line);
    within(screen.getByRole('region', { name: words.partnerNotDeclared.action })).getByText(
      new RegExp(words.partnerNotDeclared.reason),
    );
    expect(hrefOf(words.partnerNotDeclared.action)).toBe('/musterfund/de-CH/dokumente?form=partner');
    // What is calm comes after the figure.
    const calm = screen.getByText(words.recoveryAddressMissing.sentence);
    expect(figure.compareDocumentPosition(calm)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names the last day in that line', async () => {
    onPhone(360);
    await openMuster('de-CH/pensionierung', {
      retirement: ok({ hints: [{ key: 'lumpSumNotice', date: '2026-12-31', months: 5 }] }),
    });
    await screen.findByRole('button', { name: `${words.lumpSumNotice.action} · Bis 31.12.2026` });
  });
});
