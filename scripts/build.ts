import { buildPortal } from './portal-build.ts';

// `npm run build`: the portal as a static site, whether or not its sources have changed.
await buildPortal(true);
