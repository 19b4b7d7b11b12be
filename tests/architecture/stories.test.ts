import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { routeKeys } from '#contract/route-words.ts';
import { pageTable } from '#app/page-table.ts';
import { openStudioRouter } from '#studio/studio-router.tsx';
import { studioSections } from '#tenants/finding.ts';

const root = join(import.meta.dirname, '../..');

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const storyFiles = filesBelow('stories')
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => ({ file, text: read(file) }));
const stories = storyFiles.map(({ text }) => text).join('\n');

/** The components that a file of stories documents: its own, and the parts of it. */
const documentedIn = (text: string): string[] => [
  ...Array.from(text.matchAll(/\bcomponent: (\w+)/g), ([, name = '']) => name),
  ...Array.from(text.matchAll(/\bsubcomponents: \{([^}]*)\}/g), ([, names = '']) => names.split(',')).flatMap((names) =>
    names.map((name) => name.trim()),
  ),
];
const documented = new Set(storyFiles.flatMap(({ text }) => documentedIn(text)));

const components = readdirSync(join(root, 'src/ui'))
  .filter((file) => /^[A-Z]\w*\.tsx$/.test(file))
  .map((file) => file.replace(/\.tsx$/, ''))
  .toSorted();

const nameOf = (file: string): string =>
  file
    .split('/')
    .at(-1)
    ?.replace(/\.tsx$/, '') ?? '';

describe('Storybook is complete', () => {
  it('each component of the design system has stories and a docs page', () => {
    expect(components.length).toBeGreaterThan(100);
    expect(components.filter((name) => !documented.has(name))).toEqual([]);
  });

  it('each component says what it is for, in a docstring that its docs page shows', () => {
    const silent = components.filter(
      (name) => !new RegExp(`\\*/\\s*export const ${name}\\b`).test(read(`src/ui/${name}.tsx`)),
    );
    expect(silent).toEqual([]);
  });

  it('each prop with a default is declared where its docs page finds its type', () => {
    const untyped = components.flatMap((name) => {
      const text = read(`src/ui/${name}.tsx`);
      const neighbours = Array.from(text.matchAll(/from '\.\/([\w-]+\.tsx?)'/g), ([, file = '']) =>
        read(`src/ui/${file}`),
      );
      const declared = [text, ...neighbours].join('\n');
      const [, props = ''] = new RegExp(`export const ${name} = \\(\\{([^}]*)\\}`).exec(text) ?? [];
      return Array.from(props.matchAll(/(\w+)(?:: \w+)? = /g), ([, prop = '']) => prop)
        .filter((prop) => !new RegExp(`\\b${prop}\\?:`).test(declared))
        .map((prop) => `${name}.${prop}`);
    });
    expect(untyped).toEqual([]);
  });

  it('each component says when to use it and when not', () => {
    const silent = storyFiles
      .filter(({ file, text }) => file.startsWith('stories/ui/') && !/\bguide\(\s*\[\s*'[^]*?\],\s*\[\s*'/.test(text))
      .map(({ file }) => file);
    expect(silent).toEqual([]);
  });

  it('is found by its name: the stories of a component are titled as it is called', () => {
    const misnamed = storyFiles
      .filter(({ file }) => file.startsWith('stories/ui/'))
      .filter(({ file, text }) => {
        const name = nameOf(file).replace('.stories', '');
        return !text.includes(`title: 'Components/${name}'`) || !new RegExp(`\\bcomponent: ${name}\\b`).test(text);
      })
      .map(({ file }) => file);
    expect(misnamed).toEqual([]);
  });

  it('each route has a story of its own', () => {
    const shown = new Set(Array.from(stories.matchAll(/\broute: '([a-z-]+)'/g), ([, key]) => key));
    expect(routeKeys.filter((key) => !shown.has(key))).toEqual([]);
  });

  it('each dialog has a story', () => {
    const sources = filesBelow('src').filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
    const dialogs = sources.filter((file) => !file.startsWith('src/ui/') && /\/[A-Z]\w*Dialog\.tsx$/.test(file));
    const routed = new Set(
      Object.values(pageTable).flatMap(({ dialog }) => (dialog === undefined ? [] : [`src/pages/${dialog}.tsx`])),
    );
    /** A part of a routed dialog is seen in the stories of its route. */
    const isShown = (file: string): boolean =>
      routed.has(file) ||
      new RegExp(`export const ${nameOf(file)}\\w*: Story`).test(stories) ||
      dialogs.some((other) => other !== file && read(other).includes(`/${nameOf(file)}.tsx'`) && isShown(other));
    expect(dialogs.length).toBeGreaterThan(10);
    expect(dialogs.filter((file) => !isShown(file))).toEqual([]);
  });

  it('each page of the studio has a story of its own', () => {
    const addresses = Array.from(
      stories.matchAll(/\baddress: '([^']*)'/g),
      ([, address = '']) => `/studio${address.replaceAll('{code}', 'fund')}`,
    );
    const { routes } = openStudioRouter({}).router;
    const shown = new Set(addresses.map((address) => matchRoutes(routes, address)?.at(-1)?.route));
    type Route = (typeof routes)[number];
    const leaves = (within: readonly Route[]): Route[] =>
      within.flatMap((route) => (route.children === undefined ? [route] : leaves(route.children)));
    const pages = leaves(routes);
    expect(pages.length).toBeGreaterThan(8);
    expect(pages.filter((page) => !shown.has(page)).map(({ path }) => path)).toEqual([]);
    // What the regulations say is only looked at.
    const edited = studioSections.filter((section) => section !== 'plan');
    expect(edited.filter((section) => !addresses.includes(`/studio/fund/edit/${section}`))).toEqual([]);
  });

  it('each file of stories that isn’t one component’s says what it shows, and has a docs page', () => {
    const silent = storyFiles
      .filter(({ file, text }) => !file.startsWith('stories/ui/') && !text.includes("tags: ['!"))
      .filter(({ text }) => !/\*\/\n(?:export )?const meta\b/.test(text) || text.includes('!autodocs'))
      .map(({ file }) => file);
    expect(silent).toEqual([]);
  });

  it('each dialog of the studio has a story, also one within a page', () => {
    const asking = filesBelow('src/studio').filter(
      (file) => file.endsWith('.tsx') && /<(?:Alert)?Dialog\b/.test(read(file)),
    );
    expect(asking.length).toBeGreaterThan(4);
    const unseen = asking.filter(
      (file) => !new RegExp(`export const ${nameOf(file).replace(/Dialog$/, '')}DialogOpen: Story`).test(stories),
    );
    expect(unseen).toEqual([]);
  });

  it('each step of a storyboard is a story', () => {
    const ids = new Set(
      storyFiles.flatMap(({ text }) => {
        const title = /\btitle: '([^']+)'/.exec(text)?.[1] ?? '';
        return Array.from(text.matchAll(/export const (\w+): Story/g), ([, name = '']) =>
          toId(title, storyNameFromExport(name)),
        );
      }),
    );
    const boards = storyFiles
      .filter(({ text }) => text.includes('export const Storyboard'))
      .map(({ file, text }) => ({
        file,
        steps: Array.from(text.matchAll(/\bstory: '([^']+)'/g), ([, id = '']) => id),
      }));
    expect(boards.length).toBeGreaterThan(6);
    expect(boards.filter(({ steps }) => steps.length < 3)).toEqual([]);
    expect(boards.flatMap(({ steps }) => steps).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('figures of members in stories of components come from the provider, not from whoever writes the story', () => {
    /** Where amounts may be typed, and why. */
    const madeUp: Readonly<Record<string, string>> = {
      'stories/detail/SavingsPicture.stories.tsx': 'nobody has joined today, owes savings or has thousands of millions',
      'stories/ui/AgeBars.stories.tsx': 'amounts that are tiny, negative or absurdly large',
      'stories/ui/AmountText.stories.tsx': 'amounts of every size, from negative to millions',
      'stories/ui/DataTable.stories.tsx': 'as many rows as nobody has',
      'stories/ui/DonutChart.stories.tsx': 'absurdly large parts, and options that mean nothing',
      'stories/ui/ExpandableBox.stories.tsx': 'an amount that needs room',
      'stories/ui/Phases.stories.tsx': 'a pension that another follows, and an amount that needs room',
      'stories/ui/SavingsBand.stories.tsx': 'a course that ends before or after the one it is compared with',
      'stories/ui/SharesPicture.stories.tsx': 'layers that grow evenly, so that the eye can check their sum',
      'stories/ui/WaterfallPicture.stories.tsx': 'each kind of step once, and one that needs room',
      'stories/simulation/BarRows.stories.tsx': 'bars whose parts a test counts by their words',
      'stories/simulation/Sliders.stories.tsx': 'bounds that a test types against',
      'stories/simulation/Together.stories.tsx': 'what somebody has typed into a simulator',
      'stories/support/recorded/record-sessions.ts':
        'what somebody has typed into a simulator, which the provider keeps',
      'stories/support/simulations-of.ts': 'what somebody has typed into a simulator, which the provider answers',
    };
    // Finds 1_000, 1’000 and numbers that are formatted as amounts; milliseconds are no amounts.
    const amount = /(?<![\d_])\d{1,3}(?:_\d{3})+(?!\d)|\d’\d{3}|format(?:Chf|Amount|Francs)\(\s*-?[1-9]/;
    const typing = filesBelow('stories')
      .filter((file) => /^stories\/(?:ui|detail|simulation|support)\/.*\.tsx?$/.test(file))
      .filter((file) =>
        read(file)
          .split('\n')
          .some((line) => amount.test(line) && !line.includes('performance.now()')),
      );
    expect(typing.toSorted()).toEqual(Object.keys(madeUp).toSorted());
  });

  it('no two files of stories share a title', () => {
    const titles = storyFiles.map(({ text }) => /\btitle: '([^']+)'/.exec(text)?.[1]);
    expect(titles.filter((title, index) => title === undefined || titles.indexOf(title) !== index)).toEqual([]);
  });
});
