import { spawn, spawnSync } from 'node:child_process';
import { on, once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { readDemo, readOutbox, type Demo } from '../support/demo.ts';
import { logInThroughApi, requestLink } from '../support/log-in.ts';
import { fillDataFolder } from '../support/memory-database.ts';
import { startProvider, type ProviderProcess } from '../support/provider-process.ts';

const root = join(import.meta.dirname, '../..');
const folders: string[] = [];
const running: ProviderProcess[] = [];

const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `pilaster-${name}-`));
  folders.push(folder);
  return folder;
};

const start = async (environment: Record<string, string>): Promise<ProviderProcess> => {
  const provider = await startProvider({ LOG_LEVEL: 'warn', ...environment });
  running.push(provider);
  return provider;
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((provider) => provider.stop('SIGKILL')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Fund = Demo['tenants'][number];

const whoCanLogIn = ({ members }: Fund) =>
  members.filter(({ note }) => !/AccessRevoked|DaysAfterQuittingDate/.test(note));

describe('A provider that is killed in the middle of its work', () => {
  test('a killed provider has kept everything it acknowledged, once, and is ready again within five seconds', async () => {
    const DATA_DIR = temporaryFolder('data');
    const provider = await start({ DATA_DIR });
    const { tenants } = await readDemo(provider.url);
    const people = tenants.flatMap((fund) => whoCanLogIn(fund).map((member) => ({ tenant: fund.code, member })));
    const [first, ...others] = people;
    if (!first) throw new Error('Nobody can log in.');
    const { cookie } = await logInThroughApi(provider.url, { ...first, locale: 'de-CH' });

    const acknowledged: string[] = [];
    const requests = others.map(async ({ tenant, member }) => {
      try {
        await requestLink(provider.url, { tenant, member, locale: 'de-CH' });
        acknowledged.push(member.emailAddress);
      } catch {
        // The provider died before it answered, so nothing was promised.
      }
      if (acknowledged.length === 5) provider.child.kill('SIGKILL');
    });
    await Promise.all(requests);
    await provider.stop('SIGKILL');
    expect(acknowledged.length).toBeGreaterThanOrEqual(5);

    const again = await start({ DATA_DIR });
    // On a busy machine: at least sooner than with an empty folder.
    expect(again.startedIn).toBeLessThan(Math.max(5000, provider.startedIn));
    for (const address of acknowledged) {
      expect((await readOutbox(again.url, address)).map(({ to }) => to)).toEqual([address]);
    }
    const dashboard = await fetch(`${again.url}/api/v1/dashboard`, { headers: { cookie } });
    expect(dashboard.status).toBe(200);
    // Two starts, beside everything else that is tested at the same time.
  }, 180_000);
});

/** Logs a member in; returns the session's cookie. */
const loggedIn = async (url: string): Promise<string> => {
  const [fund] = (await readDemo(url)).tenants.filter((each) => whoCanLogIn(each).length > 0);
  const [member] = fund ? whoCanLogIn(fund) : [];
  if (!fund || !member) throw new Error('Nobody can log in.');
  return (await logInThroughApi(url, { tenant: fund.code, member, locale: 'de-CH' })).cookie;
};

/**
 * Makes a request over a kept connection; returns the status, or the code of a connection error. Calls `parted` if the
 * answer is the last one on its connection.
 */
const ask = (url: string, agent: Agent, cookie: string, parted = () => {}): Promise<number | string> =>
  new Promise((resolve) => {
    const request = get(url, { agent, headers: { cookie } }, (response) => {
      if (response.headers.connection === 'close') parted();
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve('broken off'));
    });
    request.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  });

describe('A provider that is told to stop under load', () => {
  test('a provider told to stop under load answers every accepted request, accepts no more, and ends within ten seconds', async () => {
    const provider = await start({});
    const cookie = await loggedIn(provider.url);
    const outcomes: (number | string)[] = [];
    let stopping: Promise<number> | undefined;
    const stop = async (): Promise<number> => {
      const began = performance.now();
      await provider.stop('SIGTERM');
      return performance.now() - began;
    };
    const member = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let isParted = false;
      while (!isParted) {
        const outcome = await ask(`${provider.url}/api/v1/dashboard`, agent, cookie, () => {
          isParted = true;
        });
        if (outcome !== 200) isParted = true;
        outcomes.push(outcome);
        if (outcomes.length === 400) stopping = stop();
      }
      agent.destroy();
    };
    await Promise.all(Array.from({ length: 40 }, member));
    expect(await stopping).toBeLessThan(10_000);
    expect(provider.child.exitCode).toBe(0);
    expect(new Set(outcomes)).toEqual(new Set([200]));
  }, 60_000);

  test('a stopping provider answers requests on connections that it has not yet accepted, and is not ready meanwhile', async () => {
    const provider = await start({});
    const port = Number(new URL(provider.url).port);
    const askRaw = async (path: string): Promise<string> => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      let answer = '';
      for await (const chunk of socket) answer += String(chunk);
      return answer;
    };
    const gone = once(provider.child, 'exit');
    // The stopped process accepts nothing; the system connects and queues the requests.
    provider.child.kill('SIGSTOP');
    const answers = Array.from({ length: 30 }, (_, index) => askRaw(index % 2 === 0 ? '/healthz' : '/readyz'));
    await delay(200);
    provider.child.kill('SIGTERM');
    provider.child.kill('SIGCONT');
    const late = delay(100).then(() => askRaw('/readyz'));
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1\.1 (?:200|503) /);
      expect(answer.toLowerCase()).toContain('connection: close');
    }
    expect(await late).toMatch(/^HTTP\/1\.1 503 /);
    await gone;
    expect(provider.child.exitCode).toBe(0);
  }, 60_000);
});

describe('A provider that npm has started', () => {
  test('a provider that npm has started stops with the shell between them, because a shell passes no signal on', async () => {
    const DATA_DIR = temporaryFolder('data');
    await fillDataFolder(DATA_DIR);
    // The command after it keeps the shell from replacing itself by the provider.
    const shell = spawn('sh', ['-c', 'node scripts/serve.ts; true'], {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_DIR, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const outputEnds = once(shell.stdout, 'close');
    for await (const [chunk] of on(shell.stdout, 'data')) if (String(chunk).includes('Pilaster is ready')) break;
    shell.kill('SIGTERM');
    await once(shell, 'exit');
    // The provider keeps the output open for as long as it lives.
    shell.stdout.resume();
    await expect(outputEnds).resolves.toBeDefined();
  }, 60_000);
});

describe('A provider that many connections hold on to', () => {
  test('answers others while many connections are open, and closes those that never send a complete header', async () => {
    const { url } = await start({});
    const port = Number(new URL(url).port);
    const slow = Array.from({ length: 300 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      return socket;
    });
    const answers = slow.map(async (socket) => {
      let answer = '';
      for await (const chunk of socket) answer += String(chunk);
      return answer.split('\r\n')[0];
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const statuses = await Promise.all(Array.from({ length: 500 }, () => ask(`${url}/readyz`, agent, '')));
    agent.destroy();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  }, 60_000);
});

describe('Another fund folder', () => {
  test('a fund in another folder appears in the portal and on the demo page, with members who log in, without further changes', async () => {
    const TENANTS_DIR = temporaryFolder('funds');
    cpSync(join(root, 'tenants'), TENANTS_DIR, { recursive: true });
    const made = spawnSync('node', ['scripts/tenant.ts', 'new', 'neugruendung'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TENANTS_DIR },
    });
    expect(made.stderr).toBe('');
    expect(made.status).toBe(0);

    const { url } = await start({ TENANTS_DIR });
    const fund = (await readDemo(url)).tenants.find(({ code }) => code === 'neugruendung');
    const [member] = fund ? whoCanLogIn(fund) : [];
    if (!fund || !member) throw new Error('The new fund has no member.');
    expect(await (await fetch(url)).text()).toContain(fund.name);
    const validity = await fetch(`${url}/api/v1/isvalidtenantcode/?tenantName=neugruendung`);
    expect(await validity.json()).toEqual({ data: { isValid: true } });

    const { cookie } = await logInThroughApi(url, { tenant: fund.code, locale: 'de-CH', member });
    const dashboard = await fetch(`${url}/api/v1/dashboard`, { headers: { cookie } });
    expect(await dashboard.json()).toMatchObject({ data: { balanceBox: { isVisible: true } } });
  }, 60_000);
});
