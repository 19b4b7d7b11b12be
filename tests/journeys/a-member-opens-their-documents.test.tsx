import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallPdf } from '../support/small-pdf.ts';
import { handClock } from '../support/hand-clock.ts';
import { openMuster } from '../support/open-muster.ts';
import { isPageInert, memoryStorage } from '../support/open-portal.tsx';
import { inTurn, ok, offline, refused, type Answer, type Script } from '../support/scripted-provider.ts';
import words from '#words/de-CH/documents.json';

type Entry = { id: string; date: string; type: string; stateLabel: string | null; unread: boolean; pdfLink: string };

const entry = (id: number, own: Partial<Entry> = {}): Entry => ({
  id: `${id}`,
  date: `2026-01-${String(31 - (id % 30)).padStart(2, '0')}`,
  type: 'Vorsorgeausweis',
  stateLabel: null,
  unread: false,
  pdfLink: `documents/download?fileCode=code-${id}`,
  ...own,
});
const three = [
  entry(0, { unread: true }),
  entry(1, { date: '2025-01-22', type: 'Beitragsbestätigung', stateLabel: 'Ersetzt' }),
  entry(2, { date: '2024-01-21' }),
];

const file: Answer = () =>
  new Response(smallPdf(), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': "attachment; filename*=UTF-8''..%2FAusweis%E2%80%AE.pdf",
    },
  });

/** A PDF that is larger than what the viewer shows. */
const huge: Answer = () => new Response(new Uint8Array(60_000_001), { headers: { 'Content-Type': 'application/pdf' } });

const summary = ok({ unreadDocuments: 1, labels: [], canOrderDocuments: true });
const generation = (isReady: boolean, hasError = false, fileCode: string | null = 'form-set') =>
  ok({ isReady, hasError, fileCode });

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return () => press.mockRestore();
});

const open = (script: Script = {}, options: Parameters<typeof openMuster>[2] = {}, page = 'dokumente') =>
  openMuster(
    `de-CH/${page}`,
    { documents: ok(three), documentsSummary: summary, downloadDocument: file, ...script },
    options,
  );

const rows = () => screen.findAllByRole('row');

describe('A member’s documents', () => {
  it('are listed with date, type, state and PDF, and the unread ones are counted', async () => {
    await open();
    const [head, ...lines] = await rows();
    expect(
      within(head ?? document.body)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Datum', 'Dokument', 'Status', 'PDF']);
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '31.01.2026VorsorgeausweisNeu',
      '22.01.2025BeitragsbestätigungErsetzt',
      '21.01.2024Vorsorgeausweis',
    ]);
    expect(screen.getByText('1 ungelesenes Dokument')).toBeTruthy();
    // Three documents need no search.
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('are told apart by the year that they are about, and the older one of a year is marked', async () => {
    const certificate = (id: number, date: string, year: number) => ({ ...entry(id, { date }), year });
    await open({
      documents: ok([
        certificate(0, '2026-01-23', 2026),
        certificate(1, '2026-01-20', 2026),
        certificate(2, '2025-01-22', 2025),
        { ...entry(3, { date: '2025-01-16', type: 'Beitragsbestätigung' }), year: 2024 },
      ]),
    });
    const [, ...lines] = await rows();
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '23.01.2026Vorsorgeausweis 2026',
      '20.01.2026Vorsorgeausweis 2026ersetzt',
      '22.01.2025Vorsorgeausweis 2025',
      '16.01.2025Beitragsbestätigung 2024',
    ]);
  });

  it('in another language than the page name it', async () => {
    await open({
      documents: ok([
        { ...entry(0), language: 'fr-FR' },
        { ...entry(1), language: 'de-DE' },
      ]),
    });
    const [, french, german] = await rows();
    expect(within(french ?? document.body).getByText('Français').lang).toBe('fr-FR');
    expect(within(german ?? document.body).queryByText(/Deutsch/)).toBeNull();
  });

  it('of several years stand below their years if they are many, and each row says where it is', async () => {
    const dates = ['2026-03-01', '2026-01-20', '2026-01-16', '2025-01-22', '2025-01-16', '2024-01-21', '2024-01-16'];
    const many = [...dates.map((date, id) => entry(id, { date })), entry(dates.length, { date: '' })];
    await open({ documents: ok(many) });
    const shown = (await rows()).map((row) => [row.getAttribute('aria-rowindex'), row.textContent?.slice(0, 10)]);
    expect(shown.slice(1)).toEqual([
      ['2', '2026'],
      ['3', '01.03.2026'],
      ['4', '20.01.2026'],
      ['5', '16.01.2026'],
      ['6', '2025'],
      ['7', '22.01.2025'],
      ['8', '16.01.2025'],
      ['9', '2024'],
      ['10', '21.01.2024'],
      ['11', '16.01.2024'],
      ['12', 'ohne Datum'],
      ['13', 'ohne Datum'],
    ]);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('13');
    expect(screen.getByRole('rowheader', { name: '2025' })).toBeTruthy();
  });

  it('are expanded row by row', async () => {
    const { user } = await open();
    const more = await screen.findByRole('button', { name: 'Mehr zu Beitragsbestätigung, 22.01.2025' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Status: Ersetzt')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'PDF herunterladen' })).toBeTruthy();
    await user.click(more);
    expect(screen.queryByText('Status: Ersetzt')).toBeNull();
  });

  it('are found by words without regard to accents and case, by type and by year', async () => {
    const many = Array.from({ length: 30 }, (_, id) =>
      entry(id, { date: `${2026 - (id % 3)}-01-31`, type: id === 7 ? 'Certificat de prévoyance' : 'Vorsorgeausweis' }),
    );
    const { user } = await open({ documents: ok(many) });
    await screen.findByRole('searchbox');
    expect(screen.getByText('30 Dokumente')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Suche' }), 'PREVOYANCE');
    await screen.findByText('1 Dokument');
    await user.clear(screen.getByRole('searchbox', { name: 'Suche' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Jahr' }), '2025');
    await screen.findByText('10 Dokumente');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Certificat de prévoyance');
    await screen.findByText('1 Dokument');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Jahr' }), '2024');
    await screen.findByText('Kein Dokument passt zu Ihrer Suche.');
    await user.click(screen.getByRole('button', { name: 'Alle Dokumente zeigen' }));
    await screen.findByText('30 Dokumente');
  });

  it('survive a search of ten thousand characters', async () => {
    const { user } = await open({ documents: ok(Array.from({ length: 12 }, (_, id) => entry(id))) });
    const field = await screen.findByRole('searchbox', { name: 'Suche' });
    await user.click(field);
    await user.paste('äöü ('.repeat(2_000));
    await screen.findByText('Kein Dokument passt zu Ihrer Suche.');
  });

  it('are saved under a safe name, and the list then shows them as read', async () => {
    const { user } = await open({ documents: inTurn(ok(three), ok([entry(0), ...three.slice(1)])) });
    await user.click(await screen.findByRole('button', { name: /^Vorsorgeausweis, 31.01.2026 als PDF/ }));
    await waitFor(() => expect(saved).toEqual(['-Ausweis.pdf']));
    await screen.findByText('Sie haben alle Dokumente gelesen');
  });

  it('that do not come are reported, and the session stays', async () => {
    const { user } = await open({ downloadDocument: refused(500, 'err_internal', 'Kaputt') });
    await user.click(await screen.findByRole('button', { name: /^Vorsorgeausweis, 31.01.2026 als PDF/ }));
    await screen.findAllByText(/Das Dokument konnte nicht geladen werden/);
    expect(saved).toEqual([]);
    expect(await rows()).toHaveLength(4);
  });

  it('are said to be none yet', async () => {
    await open({
      documents: ok([]),
      documentsSummary: ok({ unreadDocuments: 0, labels: [], canOrderDocuments: false }),
    });
    await screen.findByText('Noch keine Dokumente');
    expect(screen.queryByRole('button', { name: 'Formularset erstellen' })).toBeNull();
  });
});

describe('The viewer', () => {
  it('is a modal with a way back, and the document counts as opened', async () => {
    const { user } = await open({ documents: inTurn(ok(three), ok([entry(0), ...three.slice(1)])) });
    const opener = await screen.findByRole('button', { name: 'Vorsorgeausweis, 31.01.2026 öffnen' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Vorsorgeausweis 31.01.2026' });
    expect(isPageInert()).toBe(true);
    await user.click(await within(dialog).findByRole('button', { name: 'Herunterladen' }));
    expect(saved).toEqual(['-Ausweis.pdf']);
    await user.click(within(dialog).getByRole('button', { name: 'Zurück' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isPageInert()).toBe(false);
    await screen.findByText('Sie haben alle Dokumente gelesen');
  });

  it('says that a file is too large to be shown, and still saves it', async () => {
    const { user } = await open({ downloadDocument: huge });
    await user.click(await screen.findByRole('button', { name: 'Vorsorgeausweis, 31.01.2026 öffnen' }));
    expect((await screen.findByRole('alert')).textContent).toContain(words.viewer.problems.huge);
    await user.click(screen.getByRole('button', { name: words.viewer.download }));
    expect(saved).toEqual(['document.pdf']);
  });

  it('closes with Back, and the page stays', async () => {
    const { user, portal } = await open({});
    const opener = await screen.findByRole('button', { name: 'Vorsorgeausweis, 31.01.2026 öffnen' });
    const address = portal.router.address();
    await user.click(opener);
    await screen.findByRole('dialog', { name: 'Vorsorgeausweis 31.01.2026' });
    portal.router.go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(portal.router.address()).toBe(address);
    screen.getByRole('button', { name: 'Vorsorgeausweis, 31.01.2026 öffnen' });
  });

  it('says in a red box that a document doesn’t come', async () => {
    const { user } = await open({ downloadDocument: refused(404, 'err_not_found', 'Unbekannt') });
    await user.click(await screen.findByRole('button', { name: 'Vorsorgeausweis, 31.01.2026 öffnen' }));
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain(words.viewer.failed);
  });
});

const start = async (generateInsuranceFormSet: Answer, options: Parameters<typeof openMuster>[2] = {}) => {
  const asked: (string | null)[] = [];
  const clock = handClock();
  const opened = await open(
    {
      generateInsuranceFormSet: (request, endpoint) => {
        asked.push(request.url.searchParams.get('fileCode'));
        return generateInsuranceFormSet(request, endpoint);
      },
    },
    { clock, ...options },
  );
  // The sidebar waits for the editors' content.
  await waitFor(() => {
    clock.pass(500);
    expect(screen.getByRole('button', { name: 'Formularset erstellen' })).toBeTruthy();
  });
  await opened.user.click(screen.getByRole('button', { name: 'Formularset erstellen' }));
  return { ...opened, clock, asked };
};
const drawer = async () => {
  const found = await screen.findByRole('region', { name: words.generation.label });
  // The next question is put on the clock once the drawer is there.
  await act(() => Promise.resolve());
  return found;
};

describe('The form that declares a partnership', () => {
  it('is what an address leads to: its card is named for it, and has the focus', async () => {
    await open({}, {}, 'dokumente?form=partner');
    const heading = await screen.findByRole('heading', { name: words.formSet.declaration.title }, { timeout: 3000 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(words.formSet.declaration.text)).toBeTruthy();
    expect(screen.getByRole('button', { name: words.formSet.action })).toBeTruthy();
  });

  it('is not spoken of where nobody asks for it', async () => {
    await open();
    await screen.findByRole('heading', { name: words.formSet.title }, { timeout: 3000 });
    expect(screen.queryByText(words.formSet.declaration.title)).toBeNull();
  });
});

describe('The generation of the form set', () => {
  it('asks every five seconds with the code, says so in the drawer, and opens what has arrived', async () => {
    const { clock, asked, user } = await start(inTurn(generation(false), generation(false), generation(true)));
    expect((await drawer()).textContent).toContain(words.generation.going);
    expect(asked).toEqual([null]);
    clock.pass(4_999);
    expect(asked).toEqual([null]);
    clock.pass(1);
    await waitFor(() => expect(asked).toEqual([null, 'form-set']));
    await waitFor(() => {
      clock.pass(5_000);
      expect(asked.length).toBeGreaterThan(2);
    });
    await screen.findByText(words.generation.arrived);
    await user.click(within(await drawer()).getByRole('button', { name: 'Öffnen' }));
    await screen.findByRole('dialog', { name: 'Formularset zur Versicherung' });
    expect(screen.queryByRole('region', { name: words.generation.label })).toBeNull();
  });

  it('says no longer that a document has arrived once it was opened from the list', async () => {
    const { clock, user } = await start(inTurn(generation(false), generation(true, false, 'code-0')));
    await drawer();
    await waitFor(() => {
      clock.pass(5_000);
      expect(screen.getByText(words.generation.arrived)).toBeTruthy();
    });
    await user.click(screen.getByRole('button', { name: 'Vorsorgeausweis, 31.01.2026 öffnen' }));
    await screen.findByRole('dialog', { name: 'Vorsorgeausweis 31.01.2026' });
    await waitFor(() => expect(screen.queryByText(words.generation.arrived)).toBeNull());
  });

  it('downloads a document that is ready at once', async () => {
    await start(generation(true));
    await waitFor(() => expect(saved).toEqual(['-Ausweis.pdf']));
    expect(screen.queryByRole('region', { name: words.generation.label })).toBeNull();
  });

  it('closes the drawer and says in the words of the specification that it failed', async () => {
    const { clock } = await start(inTurn(generation(false), generation(false, true)));
    await drawer();
    clock.pass(5_000);
    await screen.findAllByText(
      'Das Dokument konnte nicht generiert werden Probierer Sies es später nochmal oder wenden Sie sich an den Support',
    );
    expect(screen.queryByRole('region', { name: words.generation.label })).toBeNull();
  });

  it('goes on while a question isn’t answered, and ends if the code is unknown', async () => {
    const { clock, asked } = await start(
      inTurn(generation(false), offline, refused(404, 'err_not_found', 'Unbekannt')),
    );
    await drawer();
    clock.pass(5_000);
    await waitFor(() => expect(asked).toHaveLength(2));
    await drawer();
    await waitFor(() => {
      clock.pass(5_000);
      expect(asked).toHaveLength(3);
    });
    await screen.findAllByText(words.generation.failed);
  });

  it('is given up after a quarter of an hour', async () => {
    const { clock } = await start(generation(false));
    await drawer();
    clock.pass(15 * 60_000);
    await waitFor(() => {
      clock.pass(5_000);
      expect(screen.queryAllByText(words.generation.failed).length).toBeGreaterThan(0);
    });
  });

  it('survives a change of page and a reload', async () => {
    const tab = memoryStorage();
    const { user, close } = await start(generation(false), { tab });
    await drawer();
    await user.click(screen.getByRole('link', { name: 'Zur Übersicht' }));
    await screen.findByRole('heading', { level: 1, name: /Guten|Willkommen|Hallo/ });
    await drawer();
    close();
    const clock = handClock();
    const asked: (string | null)[] = [];
    await openMuster(
      'de-CH/austritt',
      {
        exitBenefit: ok({ exitBenefit: { amount: 1 } }),
        generateInsuranceFormSet: ({ url }) => {
          asked.push(url.searchParams.get('fileCode'));
          return Response.json({ data: { isReady: true, hasError: false, fileCode: 'form-set' } });
        },
      },
      { tab, clock },
    );
    await drawer();
    clock.pass(5_000);
    await screen.findByText(words.generation.arrived);
    expect(asked).toEqual(['form-set']);
  });
});
