import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { withHouseMap } from './house-map.ts';
import { circlesIn, forbiddenImports, importGraph, roomGraph } from './imports.ts';

const root = join(import.meta.dirname, '../..');
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('The import arrow', () => {
  test('imports point one way in every file', () => {
    expect(sources.flatMap((file) => forbiddenImports(file, read(file)))).toEqual([]);
  });

  test.each([
    ['src/domain/money.ts', "import { callAtom } from '#state/kernel/call.ts';"],
    ['src/ui/Card.tsx', "import { useAtom } from 'jotai';"],
    ['src/pages/login/LoginPage.tsx', "import { Balance } from '../dashboard/parts/Balance.tsx';"],
    ['src/contract/user.ts', "export { formatChf } from '../domain/money.ts';"],
    ['src/app/boot.ts', "const tenants = await import('#tenants/load-tenant.ts');"],
    ['src/state/flows/login.ts', "import { endpoints } from '#contract/endpoints.ts';"],
    ['src/state/fund/settings.ts', "import { sessionAtom } from '../session/session.ts';"],
    ['src/state/content/content.ts', "import { atom } from 'jotai';"],
    ['server/http/provider.ts', "import { hrefOf } from '#i18n/routes.ts';"],
    ['server/kernel/log.ts', "import type { Store } from '#server/store/store.ts';"],
    ['server/areas/profile/profile.ts', "import { logIn } from '../session/login.ts';"],
  ])('refuses a forbidden import in %s', (file, source) => {
    expect(forbiddenImports(file, source)).toHaveLength(1);
  });

  test.each([
    ['src/state/kernel/store.ts', "import { createStore } from 'jotai';"],
    ['src/pages/login/LoginPage.tsx', "import { Card } from '#ui/Card.tsx';"],
    ['src/state/flows/login.ts', "import { logIn } from '#contract/endpoints/session.ts';"],
    ['server/http/provider.ts', "import { endpoints } from '#contract/endpoints.ts';"],
  ])('allows what %s may import', (file, source) => {
    expect(forbiddenImports(file, source)).toEqual([]);
  });
});

describe('No import leads back to where it began', () => {
  const graph = importGraph(sources, read);

  test('no import leads back from file to file, not even an import of types', () => {
    expect(circlesIn(graph)).toEqual([]);
  });

  test('no import leads back from folder to folder', () => {
    expect(circlesIn(roomGraph(graph))).toEqual([]);
  });

  test('no circle of imports goes unnoticed', () => {
    const files: Readonly<Record<string, string>> = {
      'src/ui/charts/a.ts': "import '../calendar/b.ts';",
      'src/ui/calendar/b.ts': "import type { C } from './c.ts';",
      'src/ui/calendar/c.ts': "import type { D } from '../charts/d.ts';",
      'src/ui/charts/d.ts': '',
    };
    const circular = importGraph(Object.keys(files), (file) => files[file] ?? '');
    expect(circlesIn(circular)).toEqual([]);
    expect(circlesIn(roomGraph(circular))).toEqual([['src/ui/calendar/', 'src/ui/charts/']]);
  });
});

describe('Lint', () => {
  const sandbox = mkdtempSync(join(tmpdir(), 'pilaster-lint-'));
  afterAll(() => rmSync(sandbox, { recursive: true }));
  const put = (file: string, source: string) => {
    mkdirSync(dirname(join(sandbox, file)), { recursive: true });
    writeFileSync(join(sandbox, file), source);
  };
  put('package.json', '{ "type": "module" }');
  cpSync(join(root, 'oxlint.config.ts'), join(sandbox, 'oxlint.config.ts'));
  put('tests/architecture/layers.ts', read('tests/architecture/layers.ts'));
  symlinkSync(join(root, 'node_modules'), join(sandbox, 'node_modules'));
  const lint = (file: string) =>
    spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json', file], { cwd: sandbox, encoding: 'utf8' });

  test('lint fails on a forbidden import and names the right one', () => {
    put(
      'src/ui/Bad.ts',
      "import { useAtom } from 'jotai';\nimport { a } from '#state/kernel/a.ts';\nexport const x = [useAtom, a];\n",
    );
    const { status, stdout } = lint('src/ui/Bad.ts');
    expect(status).toBe(1);
    expect(stdout).toContain('the only door to jotai');
    expect(stdout).toContain('src/ui/ may not import src/state/kernel/');
  });

  test('lint passes an allowed import', () => {
    put('src/ui/Good.ts', "import { a } from '#domain/a.ts';\nexport const x = a;\n");
    expect(lint('src/ui/Good.ts').status).toBe(0);
  });
});

test('no line of a comment is longer than 128 characters', () => {
  const long = sources.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        line.length > 128 && /^\s*(?:\*|\/\/|\/\*)/.test(line) && !line.includes('oxlint-disable')
          ? [`${file}:${index + 1}`]
          : [],
      ),
  );
  expect(long).toEqual([]);
});

describe('A fund is data', () => {
  const codes = readdirSync(join(root, 'tenants'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['default', 'format'].includes(entry.name))
    .map(({ name }) => name);

  test('no fund is named in the code', () => {
    const named = sources
      .filter((file) => /^(src|theme|server|pension|tenants\/format)\//.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        codes.filter((code) => new RegExp(`['"\`/]${code}['"\`/]`).test(read(file))).map((code) => `${file}: ${code}`),
      );
    expect(named).toEqual([]);
  });
});

const inOneSpace = (text: string) => text.replaceAll(/ +|-{3,}/g, ' ');

test('the map in the README matches the table of layers; npm run readme updates it', () => {
  expect(inOneSpace(withHouseMap(read('README.md')))).toBe(inOneSpace(read('README.md')));
});

test.each(readdirSync(join(root, 'docs/decisions')))('the decision %s has the shape of all decisions', (file) => {
  const decision = new RegExp(
    [
      `^# ${file.slice(0, 4)} \\S.*`,
      '- Status: (?:accepted|superseded by \\d{4})\n- Date: \\d{4}-\\d\\d-\\d\\d',
      '## Context\n\n[^]+?',
      '## Decision\n\n[^]+?',
      '## Consequence\n\n[^]+$',
    ].join('\n\n'),
  );
  expect(read(`docs/decisions/${file}`)).toMatch(decision);
});
