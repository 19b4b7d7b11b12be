import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { readDemo } from '#tests/support/demo.ts';
import { logInThroughApi } from '#tests/support/log-in.ts';
import { hasPostgres, startPostgres } from '#tests/support/postgres.ts';
import { freePort, startProvider, type ProviderProcess } from '#tests/support/provider-process.ts';
import { untilPrinted } from '#tests/support/until-printed.ts';

/** Seconds of load in each round, and how many rounds there are; the median round counts. */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

const print = (what: string, value: string) => console.log(`${what.padEnd(52)} ${value}`);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Resident memory of a provider, in MB. */
export const residentMegabytes = ({ child }: ProviderProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** The first fund of the demonstration that has a member, and that member. */
export const firstMember = async (url: string) => {
  const { tenants } = await readDemo(url);
  const fund = tenants.find(({ members }) => members.length > 0);
  const member = fund?.members[0];
  if (!fund || !member) throw new Error('No fund has a member.');
  return { code: fund.code, member };
};

/** An address that is asked as fast as it answers. */
type Target = { readonly name: string; readonly url: string; readonly headers?: Readonly<Record<string, string>> };

const load = async ({ url, headers = {} }: Target, duration: number) => {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections: 32, duration, headers });
  if (non2xx + errors > 0) console.log(`  ${url}: ${non2xx} answers were no success, ${errors} failed`);
  return { rate: requests.average, p99: latency.p99 };
};

/** Asks all targets in turn, round by round, so that a busy moment of the machine touches all of them alike. */
const compare = async (bare: Target, targets: readonly Target[]): Promise<void> => {
  const all = [bare, ...targets];
  for (const target of all) await load(target, 2);
  const measured = new Map(all.map(({ name }): [string, { rate: number; p99: number }[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const target of all) measured.get(target.name)?.push(await load(target, seconds));
  const bareRates = measured.get(bare.name) ?? [];
  for (const [name, results] of measured) {
    const share = median(results.map(({ rate }, round) => rate / (bareRates[round]?.rate ?? Number.NaN)));
    print(
      name,
      `${Math.round(median(results.map(({ rate }) => rate)))} /s = ${share.toFixed(3)} of bare, p99 ${median(results.map(({ p99 }) => p99))} ms`,
    );
  }
};

const startBare = async () => {
  const port = await freePort();
  const child = spawn('node', [join(import.meta.dirname, 'bare-server.ts')], {
    env: { ...process.env, PORT: String(port) },
  });
  await untilPrinted(child, 'ready', { streams: [child.stdout] });
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
};

const ratesOn = async (database: string, environment: Record<string, string>): Promise<void> => {
  const bare = await startBare();
  const provider = await startProvider({ LOG_LEVEL: 'warn', ...environment });
  try {
    const { code, member } = await firstMember(provider.url);
    const { cookie } = await logInThroughApi(provider.url, { tenant: code, locale: 'de-CH', member });
    const api = `${provider.url}/api/v1/`;
    await compare({ name: `bare server, 2 KB JSON (${database})`, url: bare.url }, [
      { name: `dashboard with session check, ${database}`, url: `${api}dashboard`, headers: { cookie } },
      { name: `settings of a fund, ${database}`, url: `${api}globalsettings/?tenantName=${code}`, headers: { cookie } },
      {
        name: `page of figures, compressed, ${database}`,
        url: `${api}pages/creditbalance`,
        headers: { cookie, 'accept-encoding': 'gzip' },
      },
      { name: `the portal's page, ${database}`, url: `${provider.url}/${code}/de-CH/login` },
    ]);
    print(`memory after it, ${database}`, `${Math.round(residentMegabytes(provider))} MB`);
  } finally {
    bare.stop();
    await provider.stop();
  }
};

/** How many calls a second the provider answers on both databases, as a share of what the bare server answers. */
export const providerRates = async (): Promise<void> => {
  await ratesOn('PGlite', {});
  if (!hasPostgres()) return;
  const postgres = await startPostgres();
  try {
    await ratesOn('PostgreSQL', { DATABASE_URL: postgres.address() });
  } finally {
    await postgres.stop();
  }
};
