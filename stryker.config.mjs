/**
 * `npm run mutants`: changes the rules of the house one by one and expects a test to fail each time. It covers the pure rooms
 * with the error ladder, what all flows share, and who may register; `npm run mutants -- --mutate "pension/**"` looks at one of them.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Which tests reach a mutant is known from the first run; asking Vitest again for each would double the cost.
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [
    '{src/kernel,src/domain,pension,theme}/**/*.ts',
    'src/state/flows/create-flow.ts',
    'server/areas/registration/person-match.ts',
    '!**/*.test.ts',
    '!pension/samples/**',
    // The components' styles are for the eye: axe, the contrast property and pictures judge them.
    '!theme/{components/**,choice-root.ts}',
  ],
  // Strings here are keys of literal types, where the compiler refuses an empty one, or style values, which are for the eye.
  mutator: { excludedMutations: ['StringLiteral'] },
  // A change that only takes effect while a module loads would need a fresh process for each mutant.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: 'test-results/mutants/incremental.json',
  ignorePatterns: ['dist', 'docs'],
  // TypeScript 7 has no JavaScript API to rewrite a tsconfig with, and the tests need none.
  tsconfigFile: 'no-tsconfig.json',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: 'test-results/mutants/index.html' },
  jsonReporter: { fileName: 'test-results/mutants/mutants.json' },
  thresholds: { high: 95, low: 85, break: 85 },
};
