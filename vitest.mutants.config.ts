import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A broken rule shows within a few inputs; thousands of them would only be repeated for every mutant. */
const fewerInputs = {
  name: 'fewer-inputs',
  // The numbers as they are written: the compiler would turn 10_000 into 1e4.
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.test.ts') ? code.replaceAll(/numRuns: (?:[\d_]+|randomBrands)/gu, 'numRuns: 40') : undefined,
};

/** The test files that cost most, the dearest last. */
const slowest = [
  'pension/figure-sheet.test.ts',
  'pension/explain-benefits.test.ts',
  'explanations.test.ts',
  'paper-figures.test.ts',
];

const cost = ({ moduleId }: TestSpecification): number => slowest.findIndex((name) => moduleId.endsWith(name));

/** The first failing test ends a mutant's run, so tests of single modules come before those that compute every member. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => cost(one) - cost(other));
  }
}

/** The tests that the mutation run judges: those next to pure modules, the theme's, and the figures counted on paper. */
export default defineConfig({
  plugins: [fewerInputs],
  test: {
    environment: 'node',
    include: [
      '{src/kernel,src/domain,src/state/flows,pension,theme}/**/*.test.ts',
      // Addresses are read by src/domain/recognise-path.ts.
      'src/i18n/routes.test.ts',
      'tests/theme/**/*.test.ts',
      'server/areas/registration/person-match.test.ts',
      'tests/contract/explanations.test.ts',
      'tests/contract/paper-figures.test.ts',
    ],
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 30_000,
  },
});
