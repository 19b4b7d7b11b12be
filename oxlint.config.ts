import { layers, libraryHomes } from './tests/architecture/layers.ts';

/** The import arrow as lint rules: one override a layer, generated from the table that the architecture test reads too. */
const arrows = layers
  .filter(({ mayImport }) => !mayImport.includes('*'))
  .map((layer) => ({
    files: [`${layer.folder}**/*.ts`, `${layer.folder}**/*.tsx`],
    excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...layers
              .filter((other) => other.name !== layer.name && !layer.mayImport.includes(other.name))
              .map((other) => ({
                group: [`${other.alias}**`],
                message: `${layer.folder} may not import ${other.folder}: ${layer.advice}.`,
              })),
            { group: [`${layer.alias}**`], message: 'Inside a layer, import by relative path.' },
            ...libraryHomes
              .filter((home) => !home.layers.includes(layer.name))
              .map((home) => ({
                group: [home.library, `${home.library}/**`],
                message: `${home.library} belongs to ${home.layers.join(', ')}: ${home.advice}.`,
              })),
            ...(layer.folder.startsWith('src/') || layer.folder === 'pension/'
              ? [{ group: ['zod', '!@hookform/resolvers/zod'], message: 'The browser parses with zod/mini.' }]
              : []),
          ],
        },
      ],
    },
  }));

/** Where the services come from. */
const edges = ['src/api/', 'src/app/'];

/** Whether a folder is handed the browser's clock, network and storage. */
const isPassedItsServices = (folder: string): boolean =>
  (folder.startsWith('src/') && !edges.includes(folder)) || folder === 'theme/' || folder === 'pension/';

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['dist', 'node_modules', '.data', 'coverage'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'no-shadow': 'off',
    'unicorn/no-array-sort': 'off',
    'no-await-in-loop': 'off',
    // zod's `catch(schema, fallback)` is no promise.
    'promise/valid-params': 'off',
    'no-underscore-dangle': ['error', { allow: ['_default', '__nonce__'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    eqeqeq: 'error',
    'no-console': 'error',
  },
  overrides: [
    ...arrows,
    {
      files: layers
        .map(({ folder }) => folder)
        .filter(isPassedItsServices)
        .map((folder) => `${folder}**`),
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['fetch', 'localStorage', 'sessionStorage', 'setTimeout', 'setInterval'].map((name) => ({
            name,
            message: `${name} is injected: take it from the portal's services.`,
          })),
        ],
      },
    },
    {
      files: ['*.config.{ts,mjs}', 'vite.config.ts', '.storybook/**', 'stories/**', 'scripts/**', 'tests/e2e/**'],
      rules: { 'import/no-default-export': 'off', 'no-console': 'off' },
    },
    { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  ],
};
