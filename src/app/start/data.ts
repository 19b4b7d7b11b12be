// Start-up, second task: what fetches, reads, keeps and speaks.
export { createClient } from '#api/client.ts';
export { createPortalStore } from '#state/atoms.ts';
export { createTexts } from '#i18n/texts.ts';
