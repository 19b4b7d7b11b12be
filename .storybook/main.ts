import type { StorybookConfig } from '@storybook/react-vite';
import { storyNameFromExport } from 'storybook/internal/csf';
import { asSentence } from '../stories/support/story-names.ts';
import { recordedAnswers } from './recorded-answers.ts';

/** Plugins for the portal's own page, chunks and files. */
const portalOnly = new Set(['no-circles', 'name-shared-programs', 'no-script', 'precompress']);

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  staticDirs: ['../public'],
  // A story is called what its file says, else its export, as a sentence: in the tree and in the search.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          entry.type === 'story' && entry.name === storyNameFromExport(entry.exportName)
            ? { ...entry, name: asSentence(entry.name) }
            : entry,
        ),
    })),
  // Only docs pages read it, which tests have none of; it parses every component once more.
  typescript: { reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen' : false },
  viteFinal: ({ build, optimizeDeps, ...config }) => ({
    ...config,
    // Pre-bundled at start: a dependency discovered later reloads the page in the middle of a test.
    optimizeDeps: {
      ...optimizeDeps,
      entries: [...[optimizeDeps?.entries ?? []].flat(), 'src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'],
    },
    base: './',
    // Without the portal's build settings (chunks, nonce, precompression), but with files as files: Storybook leaves those
    // settings out, and small logos and pictures would become `data:` addresses.
    build: {
      ...build,
      assetsInlineLimit: 0,
      // What many stories need is one file: a wall of windows asks for each file in each window.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 12 }] } } },
      manifest: false,
      chunkSizeWarningLimit: 4000,
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin && 'name' in plugin && portalOnly.has(plugin.name))),
      recordedAnswers(),
    ],
  }),
};

export default config;
