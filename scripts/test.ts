import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/**
 * The README's test command: everything that must hold, in the order in which a failure is cheapest to learn of.
 * Every step runs even when an earlier one failed; the last line counts all of them.
 */
const reports = join(import.meta.dirname, '../test-results/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

type Count = { passed: number; failed: number; skipped: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const readReport = <T>(schema: z.ZodType<T>, file: string): T => schema.parse(JSON.parse(readFileSync(file, 'utf8')));

const run = (title: string, command: readonly string[], environment: Record<string, string> = {}): boolean => {
  const [program = '', ...parameters] = command;
  console.log(`\n── ${title}`);
  const began = performance.now();
  const { status } = spawnSync(program, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
  console.log(
    `── ${title}: ${status === 0 ? 'passed' : 'FAILED'} after ${Math.round((performance.now() - began) / 1000)} s`,
  );
  return status === 0;
};

/** A step without tests of its own counts as one. */
const check = (title: string, command: readonly string[]): Count =>
  run(title, command) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };

/** A step that ends red counts at least one failure, whatever its report says. */
const counted = (green: boolean, count: () => Count): Count => {
  try {
    const counts = count();
    return green ? counts : { ...counts, failed: Math.max(1, counts.failed) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

const vitest = (project: string): Count => {
  const file = join(reports, `${project}.json`);
  const green = run(`tests: ${project}`, [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return counted(green, () => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readReport(vitestReport, file);
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  });
};

const playwright = (): Count => {
  const file = join(reports, 'e2e.json');
  const green = run('end to end', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return counted(green, () => {
    const { expected, unexpected, flaky, skipped } = readReport(playwrightReport, file).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  });
};

const results: Count[] = [
  check('types', ['tsc', '--noEmit']),
  check('lint', ['oxlint', '--type-aware', '--deny-warnings']),
  check('format', ['prettier', '--check', '--log-level', 'warn', '.']),
  check('unused code and dependencies', ['knip']),
  check('funds', ['node', 'scripts/tenant.ts', 'check']),
  vitest('unit'),
  vitest('journeys'),
  check('build', ['npm', 'run', '--silent', 'build']),
  check('budget', ['node', 'scripts/budget.ts']),
  vitest('stories'),
  playwright(),
];

const total = results.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}));
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
