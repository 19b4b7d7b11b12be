import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';
import * as z from 'zod';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { compareOnCanvas } from './looks/compare-on-canvas.ts';
import { reportOf, type Look } from './looks/report.ts';
import { root } from './portal-build.ts';
import { findProgram } from './storybook-build.ts';

/**
 * `npm run looks`: photographs stories from Storybook's static build in a matrix of funds, languages, modes and widths;
 * with `--base <revision>` also as they were there, and writes a page of before, after and difference. Exits with 1 if
 * something looks different.
 *
 *     npm run looks -- --base main --only pages-dashboard --funds schiefer,ginster --languages fr-FR --widths 360,1440
 */
const { values: wanted } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', default: 'pages-' },
    funds: { type: 'string', default: 'schiefer' },
    languages: { type: 'string', default: 'de-CH' },
    modes: { type: 'string', default: 'light' },
    widths: { type: 'string', default: '360,1440' },
    out: { type: 'string', default: 'test-results/looks' },
  },
});
const listed = (value: string): string[] => value.split(',').filter((each) => each !== '');

const indexSchema = z.object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })) });

const program = await findProgram();
if (program === null) throw new Error('Storybook is not installed.');

/** Builds Storybook in a folder of sources, without npm, which would install into the shared dependencies. */
const build = (sources: string): string => {
  const folder = join(sources, 'dist/storybook-looks');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'build', '--quiet', '--output-dir', folder],
    { cwd: sources, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Storybook could not be built in ${sources}:\n${stdout}${stderr}`);
  return folder;
};

/** The stories whose id begins as asked. */
const storiesIn = (folder: string): string[] => {
  const { entries } = indexSchema.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
  return Object.values(entries)
    .filter(({ id, type }) => type === 'story' && listed(wanted.only).some((start) => id.startsWith(start)))
    .map(({ id }) => id);
};

type Place = { readonly name: string; readonly query: string; readonly width: number };

const matrix = (stories: readonly string[]): readonly Place[] =>
  stories.flatMap((story) =>
    listed(wanted.funds).flatMap((fund) =>
      listed(wanted.languages).flatMap((language) =>
        listed(wanted.modes).flatMap((mode) =>
          listed(wanted.widths).map((width) => ({
            name: [story, fund, language, mode, width].join(' '),
            query: `viewMode=story&id=${story}&globals=fund:${fund};language:${language};mode:${mode}`,
            width: Number(width),
          })),
        ),
      ),
    ),
  );

const shoot = async (page: Page, address: string, { query, width }: Place): Promise<Buffer> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${address}iframe.html?${query}`);
  await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
};

/** The pictures of a build by name. */
const shootAll = async (browser: Browser, folder: string): Promise<ReadonlyMap<string, Buffer>> => {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The static build could not be served.');
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'de-CH', timezoneId: 'Europe/Zurich' });
  const page = await context.newPage();
  const pictures = new Map<string, Buffer>();
  try {
    for (const place of matrix(storiesIn(folder))) pictures.set(place.name, await shoot(page, address, place));
  } finally {
    await context.close();
    await server.close();
  }
  return pictures;
};

/** Runs git here; throws what it says if it fails. */
const git = (...words: string[]) => {
  const { status, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};

/** Runs with the sources of a revision in a folder of their own, and removes it. */
const atRevision = async <Result>(revision: string, run: (sources: string) => Promise<Result>): Promise<Result> => {
  const sources = join(mkdtempSync(join(tmpdir(), 'pilaster-looks-')), 'base');
  git('worktree', 'add', '--detach', sources, revision);
  try {
    if (!existsSync(join(sources, 'node_modules')))
      symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'));
    return await run(sources);
  } finally {
    rmSync(join(sources, 'node_modules'), { force: true });
    git('worktree', 'remove', '--force', sources);
  }
};

const out = join(root, wanted.out);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions());
let differing = 0;
try {
  const after = await shootAll(browser, build(root));
  const { base } = wanted;
  const before =
    base === undefined
      ? new Map<string, Buffer>()
      : await atRevision(base, (sources) => shootAll(browser, build(sources)));
  const page = await browser.newPage();
  const looks: Look[] = [];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(name), after.get(name)];
    const difference = one === undefined || other === undefined ? null : await compareOnCanvas(page, one, other);
    const file = (kind: string, picture: Buffer | undefined): string | null => {
      if (picture === undefined) return null;
      const path = `${name.replaceAll(' ', '_')}.${kind}.png`;
      writeFileSync(join(out, path), picture);
      return path;
    };
    looks.push({
      name,
      before: file('before', one),
      after: file('after', other),
      difference: difference === null ? null : file('difference', difference.picture),
      pixels: difference?.pixels ?? null,
    });
  }
  differing = looks.filter(({ pixels }) => base !== undefined && pixels !== 0).length;
  writeFileSync(join(out, 'index.html'), reportOf(looks));
  process.stdout.write(`${looks.length} pictures, ${differing} differ: ${join(out, 'index.html')}\n`);
} finally {
  await browser.close();
}
process.exitCode = differing > 0 ? 1 : 0;
