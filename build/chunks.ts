import type { Plugin, Rolldown } from 'vite';
import { wordChunk } from '#i18n/word-chunks.ts';

/** The pages whose first load has a budget of its own (scripts/budget.ts); all others come after one of them. */
const firstPages = { login: /[\\/]LoginPage\.tsx$/, dashboard: /[\\/]DashboardPage\.tsx$/ };
/** The drawings, each fetched on its own; what more than one of them needs is one chunk. */
const charts = /[\\/]src[\\/]ui[\\/]charts[\\/]\w+Chart\.tsx$/;

/** What all detail pages have in common. */
const anatomy = /[\\/]src[\\/]detail[\\/]DetailPage\.tsx$/;

type Modules = { readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

/** All that some modules import, and what that imports in turn; what is fetched later by `import()` is not among it. */
const reachedFrom = (roots: Iterable<string>, modules: Modules): ReadonlySet<string> => {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
};

/** When a module is needed at the earliest: on every page, on one of the first pages, or later. */
type Need = 'always' | 'login' | 'dashboard' | 'later';

const isLibrary = (id: string): boolean => /[\\/]node_modules[\\/]/.test(id);

/**
 * Cuts the portal by what the first pages need, read from the imports themselves: a page that is added later can make no
 * first load heavier with what it alone needs. The chunks of every page are evaluated in tasks of their own at start-up
 * (src/main.tsx) and stay in the browser's cache when only the portal changed; what several later pages share is cut by who
 * shares it, so that a page costs a few requests more and not twenty.
 */
export const portalChunks = (): { readonly plugin: Plugin; readonly groups: Rolldown.CodeSplittingGroup[] } => {
  let needs = new Map<string, Need>();
  const needOf = (id: string): Need => needs.get(id) ?? 'later';
  /** Own modules alone: what they use of a library comes along with them, and no more than that of its barrels. */
  const own =
    (need: Need, test = /[\\/](?:src|theme)[\\/]/) =>
    (id: string) =>
      needOf(id) === need && !isLibrary(id) && test.test(id);

  /** A library's module that no chunk above has taken along, or an own one that no first load needs. */
  const isLeft = (id: string): boolean => isLibrary(id) || needOf(id) === 'later';
  let ofChart: ReadonlySet<string> = new Set();
  /** What each detail page needs. */
  let detailPages: readonly ReadonlySet<string>[] = [];
  const detailPagesWith = (id: string): number => detailPages.filter((page) => page.has(id)).length;
  let families = new Map<string, Set<string>>();
  const familiesOf = (id: string): ReadonlySet<string> => families.get(id) ?? new Set();
  const inChartsAlone = (id: string): boolean => [...familiesOf(id)].every((family) => family.endsWith('Chart'));
  const later = (test: (families: ReadonlySet<string>) => boolean) => (id: string) =>
    isLeft(id) && !id.endsWith('.json') && test(familiesOf(id));

  const plugin: Plugin = {
    name: 'portal-chunks',
    apply: 'build',
    renderStart() {
      const ids = Array.from(this.getModuleIds());
      const entry = reachedFrom(
        ids.filter((id) => this.getModuleInfo(id)?.isEntry),
        this,
      );
      const programs = Array.from(entry).flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      const reach = (root: RegExp) => {
        const roots = ids.filter((id) => root.test(id));
        if (roots.length !== 1) throw new Error(`${String(root)} should be one module, but is ${roots.length}.`);
        return reachedFrom(roots, this);
      };
      const always = reachedFrom([...entry, ...programs], this);
      const [login, dashboard] = [reach(firstPages.login), reach(firstPages.dashboard)];
      const ofEach = ids.filter((id) => charts.test(id)).map((id) => reachedFrom([id], this));
      ofChart = new Set(ids.filter((id) => ofEach.filter((one) => one.has(id)).length > 1));
      const needFor = (id: string): Need => {
        if (always.has(id) || (login.has(id) && dashboard.has(id))) return 'always';
        if (login.has(id)) return 'login';
        return dashboard.has(id) ? 'dashboard' : 'later';
      };
      families = new Map();
      for (const root of ids.filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)) {
        const family = /[\\/]src[\\/]pages[\\/]([a-z]+)|([^\\/]+)\.\w+$/.exec(root)?.slice(1).find(Boolean) ?? root;
        for (const id of reachedFrom([root], this)) families.set(id, (families.get(id) ?? new Set()).add(family));
      }
      detailPages = ids
        .filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
        .map((id) => reachedFrom([id], this))
        .filter((page) => Array.from(page).some((id) => anatomy.test(id)));
      needs = new Map(ids.map((id) => [id, needFor(id)]));
    },
  };

  const groups: Rolldown.CodeSplittingGroup[] = [
    {
      debugName: 'words',
      name: (id: string) => {
        const [, locale, namespace] = /[\\/]words[\\/]([\w-]+)[\\/]([\w-]+)\.json$/.exec(id) ?? [];
        return locale === undefined || namespace === undefined ? null : (wordChunk(locale, namespace) ?? null);
      },
      priority: 50,
    },
    { name: 'start', test: /vite[\\/]preload-helper|[\\/]src[\\/]main\.tsx$/, priority: 40 },
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]|[\\/]start[\\/]react\.ts$/,
      priority: 30,
    },
    {
      name: 'data',
      test: own('always', /[\\/]src[\\/](?:contract|domain|i18n|state)[\\/]/),
      priority: 20,
    },
    {
      name: 'look',
      test: own('always', /[\\/]theme[\\/]|[\\/]src[\\/]ui[\\/]|PortalTheme\.tsx$|[\\/]start[\\/]look\.ts$/),
      priority: 15,
    },
    { name: 'portal', test: own('always'), priority: 10 },
    { name: 'guest', test: own('login'), minShareCount: 2, priority: 8 },
    { name: 'member', test: own('dashboard'), minShareCount: 2, priority: 8 },
    // What charts share with other later parts, before what they share among themselves: a chunk takes along what its
    // modules import, and no page without a drawing should fetch the chart library for it.
    {
      name: 'base',
      test: (id: string) => isLeft(id) && !id.endsWith('.json') && ofChart.has(id) && !inChartsAlone(id),
      minShareCount: 2,
      priority: 7.4,
    },
    {
      name: 'chart-base',
      test: (id: string) => isLeft(id) && ofChart.has(id) && inChartsAlone(id),
      minShareCount: 2,
      priority: 7,
    },
    { name: 'form-library', test: /node_modules[\\/](?:@hookform|react-hook-form)[\\/]/, priority: 6.5 },
    // From what most pages share to what only two do: a chunk takes along what its modules import, also from other chunks.
    {
      name: 'detail-pages',
      test: (id: string) => isLeft(id) && !id.endsWith('.json') && detailPagesWith(id) > 2,
      minShareCount: 2,
      priority: 6.2,
    },
    {
      name: 'shared-with-detail-pages',
      test: (id: string) => later((families) => families.size > 2)(id) && detailPagesWith(id) > 0,
      minShareCount: 2,
      priority: 6.1,
    },
    { name: 'shared', test: later((families) => families.size > 2), minShareCount: 2, priority: 6 },
    {
      debugName: 'pair',
      name: (id: string) => [...familiesOf(id)].toSorted().join('-'),
      test: later((families) => families.size === 2),
      minShareCount: 2,
      priority: 5,
    },
    {
      debugName: 'family',
      name: (id: string) => Array.from(familiesOf(id))[0] ?? null,
      test: later((families) => families.size === 1),
      minShareCount: 2,
      priority: 4,
    },
  ];
  return { plugin, groups };
};
