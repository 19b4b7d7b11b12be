import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDocumentMaker } from '#server/areas/documents/document-maker.ts';
import { documentPrinter, type PrintDocument } from '#server/areas/documents/print-document.ts';
import { sharedPrintRoom } from '#tests/support/print-room.ts';
import { originRules } from '#server/kernel/origins.ts';
import type { QueueWorker } from '#server/kernel/queue-worker.ts';
import { cleanUp, resetDemo, seedFund } from '#server/model/seed.ts';
import { claimJob, enqueueDocument } from '#server/store/document-jobs.ts';
import type { Store } from '#server/store/store.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { databases, portal, startDatabase, TestClock, type TestDatabase } from './fixture.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

const tenant = 'bergahorn';
const memberId = 'anna-keller';

describe.each(databases)('documents made outside their requests on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let clock: TestClock;
  let print: PrintDocument;
  const makers: QueueWorker[] = [];

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    const origins = originRules({ publicUrl: portal, portalOrigins: [] });
    print = documentPrinter({ store, funds, origins }, sharedPrintRoom);
  }, 60_000);
  beforeEach(async () => {
    await resetDemo(store);
    clock = new TestClock();
    const fund = await funds.find(tenant);
    if (fund === null) throw new Error('The fund is missing.');
    await store.withTenant(tenant, (tx) => seedFund(tx, fund, store.secret, clock.now()));
  });
  afterAll(async () => {
    for (const maker of makers) await maker.close();
    await database.stop();
  });

  /** A process that makes documents. */
  const start = (own: { print?: PrintDocument; store?: Pick<Store, 'withSystem'> } = {}): QueueWorker => {
    const maker = createDocumentMaker({ store, clock, print, log: silentLog, pause: 3_600_000, ...own });
    makers.push(maker);
    return maker;
  };
  const ask = (id = 'job') =>
    store.withTenant(tenant, (tx) =>
      enqueueDocument(
        tx,
        {
          tenant,
          memberId,
          id,
          documentId: `document of ${id}`,
          type: 'pensionCertificate',
          parameters: null,
          locale: 'fr-FR',
          date: '2026-11-21',
          basis: 'basis',
        },
        clock.now(),
      ),
    );
  const claim = () => store.withSystem((tx) => claimJob(tx, clock.now(), new Date(clock.now().getTime() + 30_000)));

  const job = () =>
    store.withSystem((tx) => tx.selectFrom('document_job').select(['state', 'attempts']).executeTakeFirstOrThrow());
  const madeOf = () =>
    store.withSystem((tx) =>
      tx
        .selectFrom('document')
        .innerJoin('document_file', 'document_file.document_id', 'document.id')
        .select(['document.id', 'document.unread', 'document.state', 'document_file.content', 'document_file.name'])
        .execute(),
    );
  /** Expects exactly one finished document, which its member can read. */
  const expectOne = async (): Promise<void> => {
    const made = await madeOf();
    expect(made.map(({ id, unread, state }) => [id, unread, state])).toEqual([['document of job', true, 'valid']]);
    expect(made[0]?.name).toBe('Certificat de prévoyance 2026-11-21.pdf');
    expect(pdfTexts(made[0]?.content ?? new Uint8Array())).toContain('Anna Keller');
    expect((await job()).state).toBe('done');
  };

  test('a document is made, stored unread, and takes the place of the older ones', async () => {
    await ask();
    await start().idle();
    await expectOne();
    const states = await store.withSystem((tx) =>
      tx
        .selectFrom('document')
        .select('state')
        .where('member_id', '=', memberId)
        .where('id', '<>', 'document of job')
        .select('type')
        .distinct()
        .orderBy('type')
        .execute(),
    );
    // Those of its kind.
    expect(states).toEqual([
      { type: 'contributionStatement', state: 'valid' },
      { type: 'pensionCertificate', state: 'superseded' },
      { type: 'planConfirmation', state: 'valid' },
    ]);
  });

  test('a member who asks again while waiting gets one document', async () => {
    await Promise.all([ask('job'), ask('other'), ask('third')]);
    await start().idle();
    expect(await madeOf()).toHaveLength(1);
  });

  test('a process that ends before, during or after the print leaves exactly one document to the next', async () => {
    const stages: Record<string, () => Promise<void>> = {
      'before anybody has taken it': () => Promise.resolve(),
      'after it was taken': async () => {
        expect(await claim()).not.toBeNull();
      },
      'while it was printed': async () => {
        const begun = Promise.withResolvers<undefined>();
        createDocumentMaker({
          store,
          clock,
          log: silentLog,
          pause: 3_600_000,
          print: () => {
            begun.resolve(undefined);
            return new Promise(() => undefined);
          },
        });
        await begun.promise;
      },
      'after it was printed, before it was stored': async () => {
        let calls = 0;
        const withSystem: Store['withSystem'] = (run) => {
          calls += 1;
          return calls === 1 ? store.withSystem(run) : Promise.reject(new Error('The process has ended.'));
        };
        await start({ store: { withSystem } }).idle();
        expect(calls).toBe(2);
      },
      'in the middle of storing it': async () => {
        let calls = 0;
        const withSystem: Store['withSystem'] = (run) => {
          calls += 1;
          if (calls === 1) return store.withSystem(run);
          return store.withSystem(async (tx) => {
            await run(tx);
            throw new Error('The process has ended.');
          });
        };
        await start({ store: { withSystem } }).idle();
        expect(await madeOf()).toEqual([]);
      },
      'after it was stored': () => start().idle(),
    };
    for (const [stage, end] of Object.entries(stages)) {
      await resetDemo(store);
      const fund = await funds.find(tenant);
      if (fund !== null) await store.withTenant(tenant, (tx) => seedFund(tx, fund, store.secret, clock.now()));
      await ask();
      await end();
      const { state } = await job();
      // Nobody takes it while it may still be under way.
      if (state === 'running') {
        clock.pass(29);
        await start().idle();
        expect([stage, await madeOf()]).toEqual([stage, []]);
        clock.pass(2);
      }
      await Promise.all([start().idle(), start().idle()]);
      await expectOne();
    }
  }, 60_000);

  test('a process that was only slow stores nothing once another has taken over', async () => {
    await ask();
    const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
    const slowly: PrintDocument = async (...asked) => {
      await isReleased;
      return print(...asked);
    };
    const slow = start({ print: slowly });
    while ((await job()).state !== 'running') await claim();
    clock.pass(31);
    await start().idle();
    await expectOne();
    release(undefined);
    await slow.idle();
    await expectOne();
  });

  test('a failed print is tried again after a growing pause, and given up after five', async () => {
    await ask();
    let tries = 0;
    const failing = start({
      print: () => {
        tries += 1;
        return Promise.reject(new Error('No paper.'));
      },
    });
    for (const [count, pause] of [1, 5, 15, 60].entries()) {
      await failing.idle();
      expect([tries, (await job()).state]).toEqual([count + 1, 'waiting']);
      clock.pass(pause - 0.5);
      failing.wake();
      await failing.idle();
      expect(tries).toBe(count + 1);
      clock.pass(1);
      failing.wake();
    }
    await failing.idle();
    expect([tries, (await job()).state]).toEqual([5, 'failed']);
    expect(await madeOf()).toEqual([]);
    // The member may ask again.
    await ask('again');
    await start().idle();
    expect(await madeOf()).toHaveLength(1);
  });

  test('a job that ends every process that takes it is given up', async () => {
    await ask();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await claim()).not.toBeNull();
      clock.pass(31);
    }
    await start({ print: () => Promise.reject(new Error('Not printed again.')) }).idle();
    expect(await job()).toEqual({ state: 'failed', attempts: 6 });
  });

  test('a document that the member can’t have is given up at once', async () => {
    await ask();
    await start({ print: () => Promise.resolve(null) }).idle();
    expect(await job()).toEqual({ state: 'failed', attempts: 1 });
  });

  test('a finished job is forgotten after a day, its document stays', async () => {
    await ask();
    await start().idle();
    clock.pass(86_000);
    await cleanUp(store, clock.now());
    expect((await job()).state).toBe('done');
    clock.pass(1_000);
    await cleanUp(store, clock.now());
    await expect(job()).rejects.toThrow();
    expect(await madeOf()).toHaveLength(1);
  });
});
