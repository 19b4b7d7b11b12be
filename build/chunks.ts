import type { Rolldown } from 'vite';
import { wordChunk } from '#i18n/word-chunks.ts';

const isProgram = (id: string): boolean => !id.endsWith('.json');

/**
 * The portal's files, in order: each group takes the modules it names and all that these import, except what an earlier
 * group has taken. So files import only from earlier groups, never in a circle. A module that no group takes becomes a
 * separate file, loaded with the page or part that needs it.
 */
const groups: readonly Rolldown.CodeSplittingGroup[] = [
  // Runs before the first frame is painted, and imports nothing of the portal.
  { name: 'start', test: /vite[\\/]preload-helper|[\\/]src[\\/]main\.tsx$/ },
  {
    debugName: 'words',
    name: (id: string) => {
      const [, locale, namespace] = /[\\/]words[\\/]([\w-]+)[\\/]([\w-]+)\.json$/.exec(id) ?? [];
      if (locale !== undefined && namespace !== undefined) return wordChunk(locale, namespace) ?? null;
      // The names of a language's other files come with its first words.
      const [, language] = /[\\/]i18n[\\/]languages[\\/]([\w-]+)\.ts$/.exec(id) ?? [];
      return language === undefined ? null : (wordChunk(language, 'common') ?? null);
    },
  },
  // Needed by every page: three files, each evaluated in its own task by src/main.tsx (docs/decisions/0031).
  {
    name: 'react',
    // Zod's own sentences are for whoever writes a fund's files, in the studio.
    test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|jotai|i18next|react-i18next|zod(?![\\/]v4[\\/]locales))[\\/]/,
  },
  { name: 'theme', test: /[\\/]theme[\\/]create-portal-theme\.ts$/ },
  // With what loads words later, which the login and the dashboard share.
  { name: 'portal', test: /[\\/]src[\\/](?:app[\\/]open-portal|state[\\/]kernel[\\/]late-words)\.ts$/ },
  // Needed by nearly every page.
  { name: 'common', test: isProgram, minShareCount: 32 },
  // First loads with their own budgets: the dashboard with the frame of all pages behind the login.
  // With a few bytes that several of them need, and for which none is to make a request.
  { name: 'member', test: /[\\/](?:DashboardPage|MemberPlace)\.tsx$|[\\/]kernel[\\/]round-shares\.ts$/ },
  { name: 'login', test: /[\\/]LoginPage\.tsx$/ },
  // Shared by later pages of the same kind; a chart of the dashboard needs only `chart-words` of the second.
  { name: 'charts', test: /[\\/](?:@mui[\\/]x-charts|src[\\/]ui[\\/]charts)[\\/]/, minShareCount: 2 },
  // Without what only pages with a simulator need.
  {
    name: 'detail',
    test: /[\\/]src[\\/](?:detail(?![\\/](?:WhileInSight|chart-words|explain-pension-at))|contract[\\/]time|domain[\\/](?:age|derivations)|ui[\\/](?:DefinitionList|EditLink|FigureTable|Own))\b/,
    minShareCount: 2,
  },
  // What the pages about figures load, in one file: the dashboard asks them how a figure is calculated.
  {
    name: 'page-data',
    test: /[\\/]src[\\/]state[\\/]remote[\\/](?:additional-savings|buy-in|death-benefit|disability|exit-benefit|home-ownership|insurance-overview|retirement|unpaid-leave)\.ts$/,
  },
  // A message to the fund and the name of a scenario keep to the same rules, and may be forbidden in a support view.
  {
    name: 'texts',
    test: /[\\/]src[\\/](?:ui[\\/]TextField|domain[\\/]message-rules|state[\\/]session[\\/](?:drafts|is-view))\b/,
    minShareCount: 2,
  },
  // Without what is loaded only once something is tried out, or needed by few.
  {
    name: 'simulation',
    test: /[\\/]src[\\/]simulation[\\/](?!DayField|ExplainResult|Kept|NameForm|entered-rows|scenario-|use-(?:own-scenarios|asked-scenario))/,
    minShareCount: 2,
  },
  // Also for forms, dialogs and the studio, which keep no scenarios.
  { name: 'asking', test: /[\\/]src[\\/]ui[\\/](?:AlertDialog|CheckboxField)\.tsx$/, minShareCount: 2 },
  // What is kept, also where a simulator doesn't apply.
  { name: 'scenarios', test: /[\\/]src[\\/]simulation[\\/]Kept(?:Frame|List)\.tsx$/, minShareCount: 2 },
  { name: 'profile-change', test: /[\\/]src[\\/]domain[\\/]profile-change\.ts$/ },
];

/** How the build splits the portal into files. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));

/** The files that every page loads from the start. */
export const ofEntry = /\/(?:rolldown-runtime|start|react|theme|portal)-[\w-]+\.js$/;
