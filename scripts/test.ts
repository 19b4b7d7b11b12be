import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/**
 * The README's test command: runs every check; `--all` shows each story in every fund and mode instead of two. Two
 * steps run side by side, because one alone leaves a machine with two cores half idle: the longest first, so that both
 * lanes end together. Each step's output is printed as a whole when it ends. Every step runs even if an earlier one
 * failed; the last lines name what failed, and count.
 */
const lanes = 2;
const everyFund = process.argv.includes('--all');
const reports = join(import.meta.dirname, '../test-results/reports');
rmSync(reports, { recursive: true, force: true });

/** Programs that one step has compiled, such as the provider's, are not compiled again by the next. */
const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/pilaster/compiled') };
mkdirSync(reports, { recursive: true });

type Count = { passed: number; failed: number; skipped: number };

/** What a step's tests came to, and the names of those that failed. */
type Outcome = Count & { readonly failures: readonly string[] };

type Step = {
  readonly title: string;
  readonly command: readonly string[];
  readonly environment?: Record<string, string>;
  /** Titles of the steps that must have ended before this one begins. */
  readonly after?: readonly string[];
  /** What the step's tests came to, once it has ended; a step without tests counts as one. */
  readonly outcome?: () => Outcome;
};

const firstLine = (message = ''): string => stripVTControlCharacters(message).slice(0, 300).split('\n', 1)[0] ?? '';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
const playwrightResult = z.object({
  error: z.optional(z.object({ message: z.string() })),
  attachments: z.array(z.object({ name: z.string(), path: z.optional(z.string()) })),
});
const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(z.object({ results: z.array(playwrightResult) })),
    }),
  ),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
});

/** The headings of a failed test's page, and which dialogs and messages it had, from Playwright's snapshot of it. */
const shownBy = (result: z.infer<typeof playwrightResult> | undefined): string => {
  const path = result?.attachments.find(({ name }) => name === 'error-context')?.path;
  const lines = path === undefined || !existsSync(path) ? [] : readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => /^\s*- (?:heading|alert|dialog|alertdialog|status|progressbar)\b/.test(line))
    .map((line) => `\n    ${line.trim()}`)
    .join('');
};

/** The failed tests of a file of Playwright's. */
const failedSpecs = ({ file, specs, suites = [] }: z.infer<typeof playwrightSuite>): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const result = tests[0]?.results[0];
      return `${file}: ${title}: ${firstLine(result?.error?.message)}${shownBy(result)}`;
    }),
  ...suites.flatMap(failedSpecs),
];

const readReport = <T>(schema: z.ZodType<T>, file: string): T => schema.parse(JSON.parse(readFileSync(file, 'utf8')));

const vitest = (project: string): Step => {
  const file = join(reports, `${project}.json`);
  return {
    title: `tests: ${project}`,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    environment: { EVERY_FUND: String(everyFund) },
    // Providers start on the built portal, which must be complete.
    after: ['build'],
    outcome: () => {
      const report = readReport(vitestReport, file);
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
        failures: report.testResults.flatMap(({ name, status, assertionResults }) => {
          const failed = assertionResults
            .filter((test) => test.status === 'failed')
            .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`);
          // A file that can't be read has no tests.
          return status === 'failed' && failed.length === 0 ? [name] : failed.map((test) => `${name}: ${test}`);
        }),
      };
    },
  };
};

const playwright = (): Step => {
  const file = join(reports, 'e2e.json');
  return {
    title: 'end to end',
    command: ['playwright', 'test', '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    after: ['build'],
    outcome: () => {
      const { stats, suites } = readReport(playwrightReport, file);
      const { expected, unexpected, flaky, skipped } = stats;
      return { passed: expected, failed: unexpected + flaky, skipped, failures: suites.flatMap(failedSpecs) };
    },
  };
};

/** Next to the other lane a second thread only does twice what both need: each reads the types for itself. */
const oneThread = { GOMAXPROCS: '1' };

const steps: readonly Step[] = [
  { title: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { title: 'types', command: ['tsc', '--noEmit', '--checkers', '1'], environment: oneThread },
  // All in one worker, so that nothing makes it shorter.
  vitest('journeys'),
  vitest('stories'),
  playwright(),
  vitest('unit'),
  { title: 'budget', command: ['node', 'scripts/budget.ts'], after: ['build'] },
  {
    title: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings', '--threads', '1'],
    environment: oneThread,
  },
  {
    title: 'format',
    // A file that was in order is read again only when it has changed.
    command: ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'],
  },
  { title: 'unused code and dependencies', command: ['knip'] },
  { title: 'code that only tests use', command: ['knip', '--production'] },
  { title: 'funds', command: ['node', 'scripts/tenant.ts', 'check'] },
];

/** A step that fails, or leaves no report, counts at least one failure. */
const counted = (isGreen: boolean, outcome: Step['outcome']): Outcome => {
  try {
    const counts = outcome?.() ?? { passed: Number(isGreen), failed: Number(!isGreen), skipped: 0, failures: [] };
    return isGreen ? counts : { ...counts, failed: Math.max(1, counts.failed) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [] };
  }
};

const run = async ({ title, command: [program = '', ...parameters], environment, outcome }: Step): Promise<Outcome> => {
  const began = performance.now();
  console.log(`── ${title} begins`);
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...compiled, ...process.env, ...environment },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  let isGreen = false;
  try {
    const [code] = await once(child, 'close');
    isGreen = code === 0;
  } catch (error) {
    output.push(Buffer.from(`${String(error)}\n`));
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`\n── ${title}\n${Buffer.concat(output).toString().trimEnd()}`);
  console.log(`── ${title}: ${isGreen ? 'passed' : 'FAILED'} after ${seconds} s\n`);
  return counted(isGreen, outcome);
};

const waiting = [...steps];
const ended = new Set<string>();
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
let changed = Promise.withResolvers<void>();

/** Runs one step after the other, always the first that may begin, until none is left. */
const lane = async (): Promise<void> => {
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ after = [] }) => after.every((title) => ended.has(title)));
    const [step] = next < 0 ? [] : waiting.splice(next, 1);
    if (step === undefined) {
      await changed.promise;
      continue;
    }
    const ran = await run(step);
    total.passed += ran.passed;
    total.failed += ran.failed;
    total.skipped += ran.skipped;
    if (ran.failed > 0) failures.push(`${step.title} failed`, ...ran.failures.map((failure) => `  ${failure}`));
    ended.add(step.title);
    changed.resolve();
    changed = Promise.withResolvers();
  }
};

await Promise.all(Array.from({ length: lanes }, lane));
for (const line of failures) console.log(line);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
