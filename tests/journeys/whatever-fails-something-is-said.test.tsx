import { beforeAll, expect, it } from 'vitest';
import type { Fetch } from '#api/fetch-adapter.ts';
import { accessOf, routeKeys, type RouteKey } from '#contract/route-words.ts';
import { saysItIsWaiting, textsShown, verdictOn, watchScreen } from '../support/fault-screen.ts';
import { faults, faultyConnection, type CallName } from '../support/faults.ts';
import { memoryStorage, newBrowser, openPortal, type OpenPortal } from '../support/open-portal.tsx';
import { setUpProfile } from '../support/profile.ts';
import { throughFault } from '../support/through-fault.ts';

/** `npm run test:all` tries each call on every page that makes it; `npm test` on the first. */
const onEveryPage = process.env['EVERY_FUND'] === 'true';

let world: Awaited<ReturnType<typeof setUpProfile>>;
beforeAll(async () => {
  world = await setUpProfile();
});

/** The calls of simulators. */
const ofSimulators: readonly CallName[] = ['simulationBasis', 'scenarios'];

/** What is beyond the specification: a provider without it has pages without it (0235, 0241, 0260). */
const mayBeMissing: readonly CallName[] = [...ofSimulators, 'hints'];

/** What `npm test` tries of their faults, one of each kind: a simulator takes long to draw. */
const few = ['403', '404', '500', 'broken JSON', '{}', 'wrong types', 'abort', 'never'];

/** The page whose simulator `npm test` tries; the others' would be drawn for each fault of their pages' own calls. */
const withSimulator: RouteKey = 'unpaid-leave';

const withoutSimulations = (fetch: Fetch): Fetch =>
  throughFault(fetch, (path) =>
    path.includes('/simulations/') ? Response.json({ errors: [{ code: 'err_not_found' }] }, { status: 404 }) : null,
  );

/** The calls that another page has tried. */
const tried = new Set<CallName>();

/**
 * First a page with the fund's contact details, which come from the settings, and a page before the dialogs that cover it;
 * then the last routes, the smallest pages.
 */
const first: readonly RouteKey[] = ['forbidden', 'additional-savings'];
const inOrder = [...first, ...routeKeys.toReversed().filter((key) => !first.includes(key))];

it.each(inOrder)(
  'whatever a call of %s answers, the page shows the right content or says what is wrong',
  { timeout: 600_000 },
  async (key) => {
    const connection = faultyConnection(
      onEveryPage || key === withSimulator ? world.fetch : withoutSimulations(world.fetch),
    );
    const { settle, pass, uncaught } = watchScreen(connection, world.clock);

    /** Opens the page in a browser of its own, as a member if it takes one; returns how to close it. */
    const open = async (): Promise<() => void> => {
      const browser = newBrowser();
      if (accessOf(key) === 'session') browser.local.setItem('pilaster.sessionTenant', 'bergahorn');
      let opened: OpenPortal | undefined;
      void openPortal(world.at(key), {
        fetch: connection.fetch,
        origin: world.provider.origin,
        clock: world.clock,
        browser,
        tab: memoryStorage(),
      }).then((portal) => (opened = portal));
      await settle();
      // The editors' content may take its time.
      await pass(2_000);
      return () => {
        opened?.close();
        for (const style of document.querySelectorAll('style[data-emotion^="p"]')) style.remove();
        document.body.replaceChildren();
      };
    };

    connection.begin();
    const leave = await open();
    const healthy = textsShown();
    expect(verdictOn(healthy)).toBeNull();
    // A provider without simulations doesn't answer at all: nothing of it can fail.
    const isTried = (call: CallName) => onEveryPage || key === withSimulator || !ofSimulators.includes(call);
    const calls = [...connection.made].filter((call) => isTried(call) && (onEveryPage || !tried.has(call)));
    leave();

    const bad: string[] = [];
    for (const call of calls) {
      tried.add(call);
      for (const [name, fault] of Object.entries(faults)) {
        if (!onEveryPage && mayBeMissing.includes(call) && !few.includes(name)) continue;
        connection.begin({ call, fault });
        const close = await open();
        if (name === 'never') {
          await pass(4_000);
          if (!saysItIsWaiting()) bad.push(`${call}, ${name}: no word while one waits`);
          // The portal gives up after 20 seconds, and asks the content service up to three times.
          for (let tries = 0; tries < 4; tries += 1) await pass(20_000);
        }
        const isMissing = name === '404' && mayBeMissing.includes(call);
        const verdict = verdictOn(isMissing ? [] : healthy) ?? uncaught()[0] ?? null;
        if (verdict !== null) bad.push(`${call}, ${name}: ${verdict}`);
        close();
      }
    }
    expect(bad).toEqual([]);
  },
);
