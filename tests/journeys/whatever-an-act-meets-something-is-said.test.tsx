import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { RouteKey } from '#contract/route-words.ts';
import type { RawStorage } from '#api/safe-storage.ts';
import savings from '#words/de-CH/additional-savings.json';
import ahvPension from '#words/de-CH/ahv-pension.json';
import contact from '#words/de-CH/contact.json';
import documents from '#words/de-CH/documents.json';
import ahv from '#words/de-CH/ahv-pension.json';
import dashboard from '#words/de-CH/dashboard.json';
import hints from '#words/de-CH/hints.json';
import login from '#words/de-CH/login.json';
import registration from '#words/de-CH/registration.json';
import scenarios from '#words/de-CH/scenarios.json';
import simulation from '#words/de-CH/simulation.json';
import shell from '#words/de-CH/shell.json';
import support from '#words/de-CH/support.json';
import { saysItIsWaiting, textsShown, verdictOn, watchScreen, type FaultScreen } from '../support/fault-screen.ts';
import { callOf, faults, faultyConnection, type CallName, type FaultyConnection } from '../support/faults.ts';
import { openPortal, type OpenPortal } from '../support/open-portal.tsx';
import { anna, claire, logIn, setUpProfile, words } from '../support/profile.ts';
import { letterCodeOf, livia } from '../support/register.ts';
import { smallPdf } from '../support/small-pdf.ts';

/** `npm run test:all` tries every fault; `npm test` one of each kind. */
const few = ['400', '500', 'broken JSON', '{}', 'abort', 'never'];
/** Of a simulator, which takes long to draw. */
const fewer = ['400', '{}', 'never'];
const waysAmong = (names: readonly string[]) =>
  Object.entries(faults).filter(([name]) => process.env['EVERY_FUND'] === 'true' || names.includes(name));

let world: Awaited<ReturnType<typeof setUpProfile>>;
beforeAll(async () => {
  world = await setUpProfile();
});

/** Answers a document without printing it: a print needs a thread, which jsdom's URL can't start. */
const withoutPrinting =
  (call: CallName, name: string, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (callOf(request) !== call) return fetch(request);
    return new Response(smallPdf(), {
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` },
    });
  };

/** The names of the files saved from now on. */
const filesSaved = (): ReadonlySet<string> => {
  const saved = new Set<string>();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.add(this.download);
  });
  onTestFinished(() => save.mockRestore());
  return saved;
};

/** A browser's storage that can be copied. */
class Kept implements RawStorage {
  readonly values: Map<string, string>;
  constructor(values: Iterable<readonly [string, string]> = []) {
    this.values = new Map(values);
  }
  readonly getItem = (key: string) => this.values.get(key) ?? null;
  readonly setItem = (key: string, value: string) => void this.values.set(key, value);
  readonly removeItem = (key: string) => void this.values.delete(key);
}

/** Where an act begins: the address, and what the browser keeps. */
type Place = { readonly address: string; readonly tab: Kept; readonly local: Kept };

type Act = (opened: OpenPortal) => Promise<void>;

/** Reads that a person asks for by an act, and that no page makes when it is opened. */
const actsByReading: readonly CallName[] = [
  'pageLink',
  'downloadDocument',
  'generateInsuranceFormSet',
  'scenarioPdf',
  'hintCalendar',
];

let channels = 0;

/** Acts of a person one after the other; what each of them calls is made to fail in every way. */
const player = (connection: FaultyConnection, screen: FaultScreen, ways: ReturnType<typeof waysAmong>) => {
  const bad: string[] = [];
  const tried = new Set<CallName>();
  const { settle, pass } = screen;

  const open = async ({ address, tab, local }: Place) => {
    let opened: OpenPortal | undefined;
    void openPortal(address, {
      fetch: connection.fetch,
      origin: world.provider.origin,
      clock: world.clock,
      browser: { local, channelName: `acts-${(channels += 1)}` },
      tab,
      leave: () => undefined,
    }).then((portal) => (opened = portal));
    await settle();
    await pass(2_000);
    return {
      portal: (): OpenPortal => {
        if (opened === undefined) throw new Error(`${address} has not opened.`);
        return opened;
      },
      close: () => {
        opened?.close();
        for (const style of document.querySelectorAll('style[data-emotion^="p"]')) style.remove();
        document.body.replaceChildren();
      },
    };
  };

  /**
   * Rehearses an act at a place, then repeats it from there with each of its calls failing in each way. Returns where
   * the rehearsal has led to. Without an act, opening the place is what fails.
   */
  const play = async (title: string, place: Place, act?: Act): Promise<Place> => {
    const copy = (): Place => ({
      address: place.address,
      tab: new Kept(place.tab.values),
      local: new Kept(place.local.values),
    });
    const own = copy();
    connection.begin();
    const rehearsal = await open(own);
    const before = act === undefined ? [] : textsShown();
    const known = connection.answers();
    if (act !== undefined) {
      connection.begin();
      await act(rehearsal.portal());
      await settle();
    }
    const healthy = textsShown();
    const led = { ...own, address: rehearsal.portal().portal.router.address() };
    const calls = [...connection.made].filter(
      (call) => actsByReading.includes(call) || (call !== 'content' && endpoints[call].method !== 'GET'),
    );
    rehearsal.close();
    expect([title, calls.length > 0, verdictOnNothing(healthy)]).toEqual([title, true, null]);

    for (const call of calls.filter((each) => !tried.has(each))) {
      tried.add(call);
      for (const [name, fault] of ways) {
        if (act === undefined) connection.begin({ call, fault }, known);
        else connection.begin(undefined, known);
        const again = await open(copy());
        if (act !== undefined) {
          connection.begin({ call, fault }, known);
          await act(again.portal());
        }
        await settle();
        if (name === 'never') {
          await pass(4_000);
          if (!saysItIsWaiting() && verdictOn(healthy, before) !== null) {
            bad.push(`${title}: ${call}, ${name}: no word while one waits`);
          }
          await pass(20_000);
        }
        // An answer without data is a success, which leads on without what the data would say (0171).
        const goesOn = name === '{}' && again.portal().portal.router.address() === led.address;
        const verdict = verdictOn(goesOn ? [] : healthy, before) ?? screen.uncaught()[0] ?? null;
        if (verdict !== null) bad.push(`${title}: ${call}, ${name}: ${verdict}`);
        again.close();
      }
    }
    return led;
  };
  return { play, bad, tried };
};

const verdictOnNothing = (healthy: readonly string[]): string | null =>
  healthy.length > 3 ? null : 'nothing is shown';

/** The control of a label, or with a name. */
const control = (name: string): HTMLElement => {
  const labels = Array.from(document.querySelectorAll('label'));
  const label = labels.find(({ textContent }) => textContent.startsWith(name));
  const found = label?.control ?? document.querySelector(`:is(input, select)[aria-label="${name}"]`) ?? undefined;
  if (!(found instanceof HTMLElement)) throw new Error(`No field ${name} among ${textsShown().join(' | ')}`);
  return found;
};

const fill =
  (name: string, value: () => string | Promise<string>): Act =>
  async ({ user }) => {
    const field = control(name);
    await user.clear(field);
    await user.click(field);
    await user.paste(await value());
  };

/** Presses a button or link, or clicks a field; the one in an open question if `where` says so. */
const press =
  (name: string, where = ''): Act =>
  async ({ user }) => {
    const buttons = Array.from(document.querySelectorAll<HTMLElement>(`${where} :is(button, a, [role="button"])`));
    const button = buttons.find((each) => each.textContent.trim() === name || each.getAttribute('aria-label') === name);
    await user.click(button ?? control(name));
  };

const choose =
  (name: string, value: string): Act =>
  async ({ user }) => {
    await user.selectOptions(control(name), value);
  };

/** Picks the radio button with a value. */
const pick =
  (value: string): Act =>
  async ({ user }) => {
    const radio = document.querySelector<HTMLElement>(`input[type="radio"][value="${value}"]`);
    if (radio === null) throw new Error(`There is no choice of ${value}.`);
    await user.click(radio);
  };

/** The newest code or link sent to somebody. */
const codeTo = (recipient: string) => async (): Promise<string> =>
  (await world.provider.sentTo(recipient))[0]?.code ?? '';
const linkTo = async (recipient: string): Promise<string> =>
  new URL((await world.provider.sentTo(recipient)).flatMap(({ links }) => links)[0] ?? '').pathname;

const newPlace = (address: string): Place => ({ address, tab: new Kept(), local: new Kept() });
const memberAt = (key: RouteKey): Place => ({
  ...newPlace(world.at(key)),
  local: new Kept([['pilaster.sessionTenant', anna.tenant]]),
});

/** The name of a control at the hint about the notice for a lump sum. */
const named = (pattern: string) => pattern.replace('{{hint}}', hints.lumpSumNotice.sentence);

describe('Whatever the call of an act is answered, the page goes on or says what is wrong', () => {
  const covered = new Set<CallName>();

  /** A visitor's or a member's browser. */
  const begin = (fetch: Parameters<typeof faultyConnection>[0], names = few) => {
    const connection = faultyConnection(fetch);
    const screen = watchScreen(connection, world.clock);
    /** Several acts, the last of which makes the call, once its page has settled. */
    const acts =
      (...all: readonly Act[]): Act =>
      async (opened) => {
        for (const act of all) {
          await act(opened);
          await screen.settle();
        }
      };
    const { play, bad, tried } = player(connection, screen, waysAmong(names));
    const done = () => {
      for (const call of tried) covered.add(call);
      expect(bad).toEqual([]);
    };
    return { play, acts, done, screen };
  };

  it('around every page', { timeout: 600_000 }, async () => {
    const { play, acts, done } = begin(world.fetch);
    await play('opens a simulator', memberAt('retirement'), press('Pensionierung simulieren'));
    const openAccount = press(shell.account.open.replace('{{name}}', 'Anna Keller'));
    await play('chooses a language', memberAt('terms'), acts(openAccount, choose(shell.language.label, 'Français')));
    await play(
      'enters their AHV pension',
      memberAt('dashboard'),
      acts(
        press('AHV-Rente eintragen'),
        fill(ahvPension.label, () => '2000'),
        press(ahvPension.save),
      ),
    );
    await play(
      'writes to the fund',
      memberAt('contact'),
      acts(
        fill(contact.form.subject, () => 'Frage'),
        fill(contact.form.body, () => 'Guten Tag'),
        press(contact.form.send),
      ),
    );
    await play('logs out', memberAt('terms'), acts(openAccount, press(shell.account.logOut)));
    done();
  });

  it('at the documents', { timeout: 600_000 }, async () => {
    const saved = filesSaved();
    const { play, done } = begin(withoutPrinting('downloadDocument', 'Ausweis.pdf', world.fetch));
    const certificate = { document: 'Vorsorgeausweis 2026, 23.01.2026' };
    const named = (pattern: string) => pattern.replace('{{document}}', certificate.document);
    await play('saves a document', memberAt('documents'), press(named(documents.list.downloadThis)));
    // What isn't a PDF is not saved as one.
    expect(saved).toEqual(new Set(['Ausweis.pdf']));
    await play('has the form set generated', memberAt('documents'), press(documents.formSet.action));
    done();
  });

  it('in the profile', { timeout: 600_000 }, async () => {
    const { play, acts, done } = begin(world.fetch);
    const toCode = await play(
      'gives a new e-mail address',
      memberAt('profile-email'),
      acts(
        fill(words.emailAddress.label, () => 'anna.neu@example.net'),
        press(words.dialog.sendCode),
      ),
    );
    await play('confirms the address', toCode, fill(words.emailCode.label, codeTo('anna.neu@example.net')));
    const toSmsCode = await play(
      'gives a new number',
      memberAt('profile-phone'),
      acts(
        fill(words.mobileNumber.label, () => '079 000 00 77'),
        press(words.mobileNumber.submit),
      ),
    );
    await play('confirms the number', toSmsCode, fill(words.smsCode.label, codeTo('+41790000077')));
    await play(
      'moves',
      memberAt('profile-address'),
      acts(
        fill(words.addressForm.addressRow1, () => 'Seeweg 9'),
        press(words.dialog.save),
      ),
    );
    await play(
      'marries',
      memberAt('profile-civil-status'),
      acts(choose(words.civilStatusForm.status, words.civilStatus.widowed), press(words.dialog.save)),
    );
    done();
  });

  it('at the login', { timeout: 600_000 }, async () => {
    const { play, acts, done } = begin(world.provider.browserFetch('192.0.2.2'));
    const { emailAddress, mobileNumber } = {
      emailAddress: 'werner.zumbuhl@example.org',
      mobileNumber: '+41790000006',
    };
    const sent = await play(
      'asks for a link',
      newPlace(world.at('login')),
      acts(
        fill(login.email.label, () => emailAddress),
        press(login.email.submit),
      ),
    );
    const opened = await play('opens the link', { ...sent, tab: new Kept(), address: await linkTo(emailAddress) });
    await play('logs in', opened, fill(login.sms.label, codeTo(mobileNumber)));
    done();
  });

  it('in the choice of a savings plan', { timeout: 600_000 }, async () => {
    const { play, acts, done } = begin(world.fetch);
    await play(
      'chooses a savings plan',
      memberAt('additional-savings-customize'),
      acts(pick('00'), press(savings.customize.next), press(savings.confirmation.finish)),
    );
    done();
  });

  it('in a simulator', { timeout: 600_000 }, async () => {
    const saved = filesSaved();
    const { play, acts, done } = begin(withoutPrinting('scenarioPdf', 'Szenario.pdf', world.fetch), fewer);
    const name = 'Ein halbes Jahr';
    const named = (pattern: string) => pattern.replace('{{name}}', name);
    await play(
      'keeps a scenario',
      memberAt('unpaid-leave'),
      acts(
        fill(simulation.leave.months, () => '6'),
        press(scenarios.keep),
        fill(scenarios.name, () => name),
        press(scenarios.submit),
      ),
    );
    await play(
      'has it printed',
      memberAt('unpaid-leave'),
      acts(press(named(scenarios.more)), press(named(scenarios.pdfThis))),
    );
    // What isn't a PDF is not saved as one.
    expect(saved).toEqual(new Set(['Szenario.pdf']));
    await play(
      'renames it',
      memberAt('unpaid-leave'),
      acts(
        press(named(scenarios.more)),
        press(named(scenarios.renameThis)),
        fill(scenarios.name, () => 'Auszeit'),
        press(scenarios.submit),
      ),
    );
    await play(
      'deletes it',
      memberAt('unpaid-leave'),
      acts(
        press(scenarios.more.replace('{{name}}', 'Auszeit')),
        press(scenarios.removeThis.replace('{{name}}', 'Auszeit')),
        press(scenarios.question.confirm, '[role="alertdialog"]'),
      ),
    );
    done();
  });

  it('in the registration', { timeout: 600_000 }, async () => {
    const { play, acts, done } = begin(world.provider.browserFetch('192.0.2.3'));
    const { emailAddress, mobileNumber } = livia;
    const asked = await play(
      'asks for a link',
      newPlace(world.at('login')),
      acts(
        fill(login.email.label, () => emailAddress),
        press(login.email.submit),
      ),
    );
    const opened = await play('opens the link', { ...asked, tab: new Kept(), address: await linkTo(emailAddress) });
    const toPerson = acts(
      press(registration.start.accept),
      press(registration.start.submit),
      fill(registration.name.firstname, () => livia.firstname),
      fill(registration.name.lastname, () => livia.name),
      press(registration.next),
      fill(registration.birthday.label, () => livia.birthDate),
      press(registration.next),
      fill(registration.ahv.label, () => livia.ahvNumber),
      press(registration.next),
    );
    const known = await play('says who they are', opened, toPerson);
    const texted = await play(
      'gives a number',
      known,
      acts(
        fill(registration.phone.label, () => '079 000 00 09'),
        press(registration.phone.submit),
      ),
    );
    world.clock.pass(61_000);
    await play('asks for another SMS', texted, press(registration.sms.resend));
    const thanked = await play('confirms the number', texted, fill(registration.sms.label, codeTo(mobileNumber)));
    world.clock.pass(24 * 3_600_000);
    const atCode = { ...thanked, address: world.at('register-code') };
    await play('orders another letter', atCode, acts(press(registration.code.order), press(registration.send.submit)));
    await play(
      'finishes with the letter’s code',
      atCode,
      acts(
        fill(registration.code.label, () => letterCodeOf(world.provider)),
        press(registration.code.submit),
      ),
    );
    done();
  });

  it('when support staff view a member’s portal, and she ends it', { timeout: 600_000 }, async () => {
    world = await setUpProfile(claire);
    const { play, acts, done } = begin(world.fetch);
    await play(
      'views a member’s portal',
      memberAt('dashboard'),
      acts(
        press(support.panel.open),
        fill(support.panel.ahvNumber, () => '756.0000.0000.40'),
        choose(support.panel.reason, support.reasons.problem),
        press(support.panel.submit),
      ),
    );
    done();
    const annasFetch = world.provider.browserFetch('192.0.2.77');
    await logIn(world.provider, annasFetch, anna);
    const member = begin(annasFetch);
    await member.play('ends the view of her portal', memberAt('profile'), press(support.viewer.end));
    member.done();
  });

  it('at the hints', { timeout: 600_000 }, async () => {
    world = await setUpProfile({
      tenant: anna.tenant,
      emailAddress: 'werner.zumbuhl@example.org',
      mobileNumber: '+41790000006',
    });
    const saved = filesSaved();
    const { play, done } = begin(world.fetch);
    await play('saves a day for the calendar', memberAt('dashboard'), press(named(hints.calendarThis)));
    expect(saved).toEqual(new Set(['Termin 01.09.2026.ics']));
    await play('puts a hint off', memberAt('dashboard'), press(named(hints.laterThis)));
    done();
  });

  it('at the AHV pension', { timeout: 600_000 }, async () => {
    world = await setUpProfile(anna);
    const { play, acts, done } = begin(world.fetch);
    await play(
      'enters the AHV pension',
      memberAt('dashboard'),
      acts(
        press(dashboard.answer.enterAhv),
        fill(ahv.label, () => '2200'),
        press(ahv.save),
      ),
    );
    done();
  });

  it('leaves out no write of the contract, and no read by an act', () => {
    // Nobody waits for the mark of a read answer; if it fails, the answer stays marked (a-member-asks-and-writes).
    const writes = Object.entries<Endpoint>(endpoints).filter(
      ([name, { method, changes }]) =>
        (method !== 'GET' && changes !== false && name !== 'readThread') || actsByReading.some((call) => call === name),
    );
    expect(writes.map(([name]) => name).filter((name) => ![...covered].some((call) => call === name))).toEqual([]);
  });
});
