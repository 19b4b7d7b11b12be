import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { readDemo } from '#tests/support/demo.ts';
import { logInThroughApi } from '#tests/support/log-in.ts';
import { hasPostgres, startPostgres } from '#tests/support/postgres.ts';
import { freePort, startProvider, type ProviderProcess } from '#tests/support/provider-process.ts';
import { untilPrinted } from '#tests/support/until-printed.ts';

/** Seconds of load in each round, and the number of rounds; the median round counts. */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

const print = (what: string, value: string) => console.log(`${what.padEnd(52)} ${value}`);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Resident memory of a process, in MB. */
export const residentMegabytes = ({ child }: Pick<ProviderProcess, 'child'>) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** The first demo fund with a member, and that member. */
export const firstMember = async (url: string) => {
  const { tenants } = await readDemo(url);
  const fund = tenants.find(({ members }) => members.length > 0);
  const member = fund?.members[0];
  if (!fund || !member) throw new Error('No fund has a member.');
  return { code: fund.code, member };
};

/** An address to be requested as fast as it answers. */
type Target = {
  readonly name: string;
  readonly url: string;
  /** The answering process. */
  readonly pid: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Processor time used by a process, in milliseconds; the kernel counts in hundredths of a second. */
const processorTime = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const load = async ({ url, pid, headers = {} }: Target, duration: number) => {
  const before = processorTime(pid);
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections: 32, duration, headers });
  if (non2xx + errors > 0) console.log(`  ${url}: ${non2xx} answers were no success, ${errors} failed`);
  const cost = ((processorTime(pid) - before) * 1000) / requests.total;
  return { rate: requests.average, p99: latency.p99, cost };
};

/**
 * Requests all targets in turn, round by round. Shares are of processor time, which other work on the machine hardly
 * changes; rates are what the machine had left.
 */
const compare = async (bare: Target, targets: readonly Target[]): Promise<void> => {
  const all = [bare, ...targets];
  for (const target of all) await load(target, 2);
  const measured = new Map(all.map(({ name }): [string, Awaited<ReturnType<typeof load>>[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const target of all) measured.get(target.name)?.push(await load(target, seconds));
  const floor = measured.get(bare.name) ?? [];
  for (const [name, results] of measured) {
    const of = (key: 'rate' | 'p99' | 'cost') => Math.round(median(results.map((result) => result[key])));
    const share = median(results.map(({ cost }, round) => (floor[round]?.cost ?? Number.NaN) / cost));
    print(
      name,
      `${share.toFixed(3)} of bare Node: ${of('cost')} µs of processor, ${of('rate')} /s, p99 ${of('p99')} ms`,
    );
  }
};

/** Starts a program of this folder that does only one thing, as a reference for the provider. */
const startBare = async (program: 'bare-node' | 'bare-hono' | 'bare-pglite') => {
  const port = await freePort();
  const child = spawn('node', [join(import.meta.dirname, `${program}.ts`)], {
    env: { ...process.env, PORT: String(port) },
  });
  const stop = (): void => {
    child.kill();
  };
  try {
    await untilPrinted(child, 'ready', { streams: [child.stdout] });
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, child, stop };
};

const ratesOn = async (database: string, environment: Record<string, string>): Promise<void> => {
  await using running = new AsyncDisposableStack();
  const bare = running.adopt(await startBare('bare-node'), ({ stop }) => stop());
  const framework = running.adopt(await startBare('bare-hono'), ({ stop }) => stop());
  const provider = running.adopt(await startProvider({ LOG_LEVEL: 'warn', ...environment }), ({ stop }) => stop());
  const { code, member } = await firstMember(provider.url);
  const { cookie } = await logInThroughApi(provider.url, { tenant: code, locale: 'de-CH', member });
  const api = `${provider.url}/api/v1/`;
  const pid = provider.child.pid ?? 0;
  await compare({ name: `bare Node, 2 KB JSON (${database})`, url: bare.url, pid: bare.pid }, [
    { name: `bare Hono, 2 KB JSON (${database})`, url: framework.url, pid: framework.pid },
    { name: `dashboard with session check, ${database}`, url: `${api}dashboard`, pid, headers: { cookie } },
    {
      name: `settings of a fund, ${database}`,
      url: `${api}globalsettings/?tenantName=${code}`,
      pid,
      headers: { cookie },
    },
    {
      name: `page of figures, compressed, ${database}`,
      url: `${api}pages/creditbalance`,
      pid,
      headers: { cookie, 'accept-encoding': 'gzip' },
    },
    { name: `the portal's page, ${database}`, url: `${provider.url}/${code}/de-CH/login`, pid },
  ]);
  print(`memory after it, ${database}`, `${Math.round(residentMegabytes(provider))} MB`);
};

/**
 * The cost of the provider's answers on both databases, as shares of bare Node's HTTP server in the same run. The
 * budget refers to bare Fastify, which isn't part of the product and reaches 0.95 of bare Node here; bare Hono, the
 * provider's own framework, is printed next to it.
 */
export const providerRates = async (): Promise<void> => {
  const pglite = await startBare('bare-pglite');
  try {
    print("memory of PGlite's own", `${Math.round(residentMegabytes(pglite))} MB`);
  } finally {
    pglite.stop();
  }
  await ratesOn('PGlite', {});
  if (!hasPostgres()) return;
  const postgres = await startPostgres();
  try {
    await ratesOn('PostgreSQL', { DATABASE_URL: postgres.address() });
  } finally {
    await postgres.stop();
  }
};
