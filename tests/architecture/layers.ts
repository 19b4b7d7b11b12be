/** One layer of the tree: its folder, what it may import, and which libraries only it may use. */
export type Layer = {
  readonly name: string;
  /** Folder from the root of the repository, with a trailing slash. */
  readonly folder: string;
  /** The alias that other layers import it by. */
  readonly alias: string;
  /** Names of the layers that it may import, besides itself. */
  readonly mayImport: readonly string[];
  /** One clause that says where a forbidden import should go instead. */
  readonly advice: string;
  /** What it is, for the map in the README. */
  readonly purpose: string;
};

/** Layers whose folders may not import each other, and what each folder is. */
export const divided: readonly {
  readonly layer: string;
  readonly each: string;
  readonly advice: string;
}[] = [
  { layer: 'pages', each: 'a page', advice: 'share it through src/ui, src/state or src/domain' },
  { layer: 'simulators', each: 'a simulator', advice: 'share it through src/simulation' },
  { layer: 'server/areas', each: 'an area', advice: 'share it through server/model' },
];

const layer = (folder: string, purpose: string, mayImport: readonly string[], advice: string): Layer => {
  const name = folder.replace(/^src\//, '');
  return { name, folder: `${folder}/`, alias: `#${name}/`, mayImport, advice, purpose };
};

/** The provider's floors, from the lowest to the highest, and what each imports from the other layers. */
const floors = [
  [
    'kernel',
    'clock, configuration, log, refusals, limits, keyed hashes',
    ['kernel', 'contract', 'words'],
    'it needs nothing of the provider',
  ],
  [
    'store',
    'the database: queries, migrations, walls by fund',
    ['kernel', 'contract'],
    'it knows rows and funds, neither figures nor calls',
  ],
  [
    'model',
    'what several areas share: funds, a member’s figures, words, print',
    ['kernel', 'contract', 'domain', 'pension', 'words', 'tenants'],
    'it knows none of the areas',
  ],
  [
    'areas',
    'one folder per area: its calls, queries and renderers',
    ['kernel', 'contract', 'domain', 'pension', 'words', 'tenants'],
    'an area knows neither addresses nor HTTP',
  ],
  [
    'http',
    'routes, pages and files, headers',
    ['kernel', 'contract', 'domain', 'words', 'tenants'],
    'it knows nothing of the process around it',
  ],
  ['node', 'the process: assemble, listen, run', ['tenants'], 'the process'],
] as const;
const floorNames = floors.map(([floor]) => `server/${floor}`);

/** Each floor imports only those before it. */
const floorLayers = floors.map(([floor, purpose, outside, advice], index) =>
  layer(`server/${floor}`, purpose, [...outside, ...floorNames.slice(0, index)], advice),
);

/** What every folder of the state imports from the other layers. */
const belowState = ['kernel', 'contract', 'domain', 'i18n', 'api'];

/** The folders of the portal's state, with those that each imports. */
const rooms = [
  ['kernel', 'atoms, services, place and storage keys: the only door to jotai', [], 'it needs no other room'],
  ['fund', 'the fund of the address: settings, images, contact', ['kernel'], 'a fund is known before anybody logs in'],
  ['session', 'who is logged in, and their language', ['kernel', 'fund'], 'a session knows nothing of what it opens'],
  [
    'flows',
    'login, registration, login-data change',
    ['kernel', 'session'],
    'a flow ends in a session and reads no page’s data',
  ],
  [
    'remote',
    'remote data by one hook, the profile',
    ['kernel', 'fund', 'session'],
    'remote data knows neither flows nor content',
  ],
  ['content', 'what a fund’s editors wrote', ['kernel', 'fund', 'remote'], 'content is remote data of the fund'],
] as const;
const stateRooms = rooms.map(([room]) => `state/${room}`);
const stateLayers = rooms.map(([room, purpose, others, advice]) =>
  layer(`src/state/${room}`, purpose, [...belowState, ...others.map((other) => `state/${other}`)], advice),
);

/** The import arrow, from the innermost layer outwards. */
export const layers: readonly Layer[] = [
  layer('words', 'every sentence a person reads, one folder per language', [], 'words are data'),
  layer(
    'src/kernel',
    'money, dates, languages, AHV and phone numbers',
    ['words'],
    'the kernel holds what every room needs; it needs none of them',
  ),
  layer(
    'pension',
    'the engine: plan, member record, law, figures and how they come about',
    ['kernel'],
    'the engine knows no wire, no words and no screens',
  ),
  layer(
    'src/contract',
    'the wire: calls, strict answers, error codes, route words',
    ['kernel', 'pension', 'words'],
    'the contract is only the wire and its words; besides it knows the keys of the engine',
  ),
  layer(
    'src/domain',
    'pure rules: validation, masks, flows, addresses, error ladder',
    ['kernel', 'contract'],
    'domain rules are pure; take what they need as arguments',
  ),
  layer(
    'src/i18n',
    'the portal’s words and addresses in the page’s language',
    ['kernel', 'contract', 'domain', 'words'],
    'words know no calls, no state and no screens',
  ),
  layer(
    'src/api',
    'the typed call to the provider and the content query',
    ['kernel', 'contract', 'domain', 'i18n'],
    'transport knows no state and no screens',
  ),
  ...stateLayers,
  layer(
    'src/forms',
    'hooks of forms: fields, codes, countdowns, troubles',
    ['kernel', 'domain', 'state/kernel', 'state/flows'],
    'what forms have in common knows no page; take it as an argument',
  ),
  layer(
    'src/steps',
    'the steps that flows share: a field, a code, a link',
    ['domain', 'state/kernel', 'forms', 'ui'],
    'a step that several flows share knows no page; take its words as props',
  ),
  layer(
    'theme',
    'brand → tokens → contrast → MUI theme → overrides',
    ['kernel', 'contract'],
    'the theme is a pure function of settings',
  ),
  layer(
    'src/ui',
    'the design system on MUI’s components',
    ['kernel', 'contract', 'domain', 'theme'],
    'design-system components take text and data as props',
  ),
  layer(
    'src/shell',
    'header, account menu, banners, toasts, idle warning',
    ['kernel', 'state/kernel', 'state/fund', 'state/session', 'forms', 'theme', 'ui'],
    'pass it in from src/app',
  ),
  layer(
    'src/detail',
    'what all detail pages share: frame, figure, explanation, boxes',
    ['kernel', 'contract', 'domain', 'i18n', 'state/kernel', 'state/fund', 'state/remote', 'state/content', 'ui'],
    'what all detail pages have in common knows none of them; take it as a prop',
  ),
  layer(
    'src/simulation',
    'what all simulators share: the basis, sliders, before and after, findings',
    [
      'kernel',
      'pension',
      'contract',
      'domain',
      'state/kernel',
      'state/fund',
      'state/session',
      'state/remote',
      'ui',
      'detail',
    ],
    'what all simulators have in common knows none of the pages; take it as a prop',
  ),
  layer(
    'src/simulators',
    'one folder per simulator, within pages and on an address of its own',
    ['kernel', 'contract', 'domain', 'state/kernel', 'state/remote', 'ui', 'detail', 'simulation'],
    'share it through src/simulation; tell a page what is tried by a prop',
  ),
  layer(
    'src/pages',
    'one folder per route',
    ['kernel', 'contract', 'domain', ...stateRooms, 'forms', 'steps', 'ui', 'detail', 'simulators'],
    'share it through src/ui, src/state, src/domain or src/detail',
  ),
  layer(
    'src/app',
    'createPortal, router, guards, first frame',
    ['kernel', 'contract', 'domain', 'i18n', 'api', ...stateRooms, 'theme', 'ui', 'shell', 'pages'],
    'the portal knows the provider only through the contract',
  ),
  layer(
    'src/stand-alone',
    'a simulator on an address of its own, in the portal’s frame',
    [
      'kernel',
      'contract',
      'domain',
      'i18n',
      'state/kernel',
      'state/fund',
      'state/session',
      'state/remote',
      'ui',
      'shell',
      'simulation',
      'simulators',
      'pages',
      'app',
    ],
    'it is made of the portal’s parts; put a part where the portal has it',
  ),
  layer(
    'src/preview',
    'the portal in a frame of our own pages, with settings that are tried on',
    ['kernel', 'contract', 'domain', 'api', 'state/kernel', 'state/fund', 'state/content', 'theme', 'app'],
    'it is the portal with other options; put a part where the portal has it',
  ),
  layer(
    'tenants',
    'one folder per fund: settings, plan, members, content, images',
    ['kernel', 'contract', 'domain', 'pension', 'words', 'theme'],
    'a fund is data; it knows the contract and the rules it is checked with',
  ),
  layer(
    'src/studio',
    'where an administrator dresses a fund’s portal and sees it first',
    ['kernel', 'pension', 'contract', 'domain', 'i18n', 'api', 'theme', 'ui', 'app', 'preview', 'tenants'],
    'the studio edits a fund’s files and frames the portal; it shares the design system with it, not its state',
  ),
  ...floorLayers,
  layer(
    'build',
    'the steps of our own in the portal’s build',
    ['kernel', 'i18n'],
    'a step of the build reads files and words, nothing that it builds',
  ),
  layer('stories', 'every component and page in every state', ['*'], ''),
  layer('tests', 'what must hold', ['*'], ''),
  layer('scripts', 'start, build, test, measure', ['*'], ''),
];

/** Libraries that only some layers may import, with the reason. */
export const libraryHomes: readonly {
  readonly library: string;
  readonly layers: readonly string[];
  readonly advice: string;
}[] = [
  {
    library: 'jotai',
    layers: ['state/kernel'],
    advice: 'import what you need from #state/kernel/atoms.ts, the only door to jotai',
  },
  {
    library: '#contract/endpoints.ts',
    layers: floorNames,
    advice: "the table holds every page's schemas; import the area you call, #contract/endpoints/….ts",
  },
  { library: 'axios', layers: ['api'], advice: 'make the call through #api/…' },
  { library: '@apollo/client', layers: ['api'], advice: 'query the content service through #api/…' },
  { library: 'graphql', layers: ['api', 'server/areas', 'build'], advice: 'query the content service through #api/…' },
  { library: 'graphql-yoga', layers: ['server/areas'], advice: 'only the provider answers requests' },
  { library: 'notistack', layers: ['shell'], advice: 'raise a toast through #state/…' },
  {
    library: 'kysely',
    layers: ['server/store', 'server/model', 'server/areas'],
    advice: 'only the provider talks to a database',
  },
  { library: 'pg', layers: ['server/store'], advice: 'only the provider talks to a database' },
  { library: 'hono', layers: ['server/http', 'server/node'], advice: 'only the provider answers requests' },
];

/** The layer a file of the repository belongs to, by the longest matching folder. */
export const layerOf = (file: string): Layer | undefined => layers.find(({ folder }) => file.startsWith(folder));

/** Why `from` may not import `to`; undefined if it may. */
export const forbiddenBecause = (from: Layer, to: Layer): string | undefined =>
  from.name === to.name || from.mayImport.includes('*') || from.mayImport.includes(to.name)
    ? undefined
    : `${from.folder} may not import ${to.folder}: ${from.advice}.`;
