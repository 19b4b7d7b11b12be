import { startProvider } from '../support/provider-process.ts';

/** The provider that Playwright's tests talk to: empty data, the built portal, on the port of the configuration. */
const provider = await startProvider({ PORT: process.env['PORT'] ?? '3917', LOG_LEVEL: 'warn' });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void provider.stop().then(() => process.exit(0));
  });
}
