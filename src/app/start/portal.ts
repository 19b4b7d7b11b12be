// Start-up, last task: the portal itself.
export { browserOptions } from '../browser.ts';
export { createPortal } from '../create-portal.tsx';
export { installTrustedTypes } from '../trusted-types.ts';
