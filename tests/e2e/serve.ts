import { startProvider } from '../support/provider-process.ts';

/** The provider for Playwright's tests: empty data, the built portal, letters that can soon be reordered. */
const provider = await startProvider({
  PORT: process.env['PORT'] ?? '3917',
  LOG_LEVEL: 'warn',
  LETTER_PAUSE_SECONDS: '15',
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void provider.stop().then(() => process.exit(0));
  });
}
