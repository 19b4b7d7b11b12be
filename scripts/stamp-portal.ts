import { stampOf, stampPortal } from './portal-build.ts';

// The end of `npm run build`.
await stampPortal(await stampOf());
