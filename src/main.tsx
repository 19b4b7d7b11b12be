/** Resolves once the first frame stands on the screen; at once in a page that nobody looks at, which paints nothing. */
const firstPaint = (): Promise<void> =>
  document.visibilityState === 'visible'
    ? new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    : Promise.resolve();

// Each library is evaluated in a task of its own, so that the page answers while the portal starts (docs/decisions/0031).
const pause = () => new Promise((resolve) => setTimeout(resolve));

// No top-level await: the chunks that follow import from this one, and would wait for what waits for them.
const start = async (): Promise<void> => {
  await firstPaint();
  // What the page will need, as its host named it, all at once instead of one after another.
  const programs = document.getElementById('portal-programs');
  if (programs instanceof HTMLTemplateElement) document.head.append(programs.content);

  const { createElement, createRoot, startTransition } = await import('#app/start/react.ts');
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
};

void start();
