import { resolve } from 'node:path';
import { assemble, home } from '#server/node/assemble.ts';
import { listen } from '#server/node/listen.ts';
import { readConfig } from '#server/kernel/configuration.ts';
import { createLog } from '#server/kernel/log.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store, Tx } from '#server/store/store.ts';

/**
 * A provider whose process is killed, as by `kill -9`, when the document in the language `DIES_OF` has come to the stage
 * `DIES_WHEN`. Leases that its predecessor left run out half a minute earlier, so that nobody has to wait for them.
 */
const { DIES_OF, DIES_WHEN } = process.env;
const config = readConfig(process.env);
const log = createLog({ level: config.logLevel });
const listener = await listen(config, log);
const store = await openStore({ dataDir: resolve(home, config.dataDir), secretKey: config.secretKey, log });

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};

const stateOf = async (tx: Tx): Promise<string | undefined> => {
  const jobs = await tx.selectFrom('document_job').select(['state', 'locale']).execute();
  return jobs.find(({ locale }) => locale === DIES_OF)?.state;
};

/** The maker's own transactions, around which each stage begins and ends. */
const withSystem: Store['withSystem'] = async (run) => {
  if (DIES_WHEN === 'queued' && (await store.withSystem(stateOf)) === 'waiting') return die();
  const result = await store.withSystem(async (tx) => {
    const before = await stateOf(tx);
    const done = await run(tx);
    const hasStored = before === 'running' && (await stateOf(tx)) === 'done';
    return DIES_WHEN === 'printed' && hasStored ? die() : done;
  });
  const state = await store.withSystem(stateOf);
  // In the middle of the print, which begins with this transaction's end and takes longer.
  if (DIES_WHEN === 'printing' && state === 'running') setTimeout(() => void die(), 20);
  return DIES_WHEN === 'recorded' && state === 'done' ? die() : result;
};

await store.withSystem(async (tx) => {
  const left = await tx
    .selectFrom('document_job')
    .select(['id', 'lease_until'])
    .where('state', '=', 'running')
    .execute();
  for (const { id, lease_until: until } of left) {
    if (until === null) continue;
    const earlier = new Date(until.getTime() - 31_000);
    await tx.updateTable('document_job').set({ lease_until: earlier }).where('id', '=', id).execute();
  }
});
const { provider } = await assemble({ store: { ...store, withSystem }, config, log });
listener.serve(provider, undefined);
process.stdout.write('Pilaster is ready\n');
