import { createElement, createRoot, startTransition } from '#app/start/react.ts';

// Each library is evaluated in a task of its own, so that the page answers while the portal starts (docs/decisions/0031).
const pause = () => new Promise((resolve) => setTimeout(resolve));

await pause();
await import('#app/start/look.ts');
await pause();
const { browserOptions, createPortal, installTrustedTypes } = await import('#app/start/portal.ts');

installTrustedTypes(window);
const portal = createPortal(browserOptions(window));
window.addEventListener('pagehide', portal.pageHide);
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) portal.pageReturn();
});
await portal.start();
const root = document.getElementById('root');
if (root !== null) startTransition(() => createRoot(root).render(createElement(portal.Root)));
