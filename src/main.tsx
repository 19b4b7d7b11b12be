/** Resolves once the first frame stands on the screen; at once in a page that nobody looks at, which paints nothing. */
const firstPaint = (): Promise<void> =>
  document.visibilityState === 'visible'
    ? new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    : Promise.resolve();

/** Fetches and opens the portal once the first frame has been painted (docs/decisions/0031). */
const start = async (): Promise<void> => {
  await firstPaint();
  // What the page will need, as its host named it, all at once instead of one after another.
  const programs = document.getElementById('portal-programs');
  if (programs instanceof HTMLTemplateElement) document.head.append(programs.content);
  const { openPortal } = await import('#app/open-portal.ts');
  await openPortal(window);
};

void start();
