import type { Rolldown } from 'vite';
import { wordChunk } from '#i18n/word-chunks.ts';

const isProgram = (id: string): boolean => !id.endsWith('.json');

/**
 * The portal's files, in order: each group takes the modules it names and all that these import, as far as no group
 * before it has taken them. So files only import from groups that come earlier, and never each other in a circle. What no
 * group takes is a file of its own, fetched with the page or the part that needs it.
 */
const groups: readonly Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'words',
    name: (id: string) => {
      const [, locale, namespace] = /[\\/]words[\\/]([\w-]+)[\\/]([\w-]+)\.json$/.exec(id) ?? [];
      return locale === undefined || namespace === undefined ? null : (wordChunk(locale, namespace) ?? null);
    },
  },
  // What runs before the first frame is painted: it imports nothing of the portal.
  { name: 'start', test: /vite[\\/]preload-helper|[\\/]src[\\/]main\.tsx$/ },
  // What every page needs: three files, which src/main.tsx evaluates in a task each (docs/decisions/0031).
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler)[\\/]/ },
  { name: 'theme', test: /[\\/]theme[\\/]create-portal-theme\.ts$/ },
  { name: 'portal', test: /[\\/]src[\\/]app[\\/]open-portal\.ts$/ },
  // What nearly every page shows.
  { name: 'common', test: isProgram, minShareCount: 20 },
  // The first loads, which have budgets of their own: the dashboard with the frame of all pages behind the login.
  { name: 'member', test: /[\\/](?:DashboardPage|MemberFrame)\.tsx$/ },
  { name: 'login', test: /[\\/]LoginPage\.tsx$/ },
  // What later pages have in common with others of their kind.
  { name: 'charts', test: /[\\/](?:@mui[\\/]x-charts|src[\\/]ui[\\/]charts)[\\/]/, minShareCount: 2 },
  {
    name: 'detail',
    test: /[\\/]src[\\/](?:detail|domain[\\/](?:age|derivations)|ui[\\/](?:DefinitionList|EditLink|FigureTable))\b/,
    minShareCount: 2,
  },
];

/** How the build cuts the portal into files. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));

/** The files that every page has from the start. */
export const ofEntry = /\/(?:rolldown-runtime|start|react|theme|portal)-[\w-]+\.js$/;
