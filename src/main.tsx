/** Resolves after the first frame is painted; at once in a hidden page, which isn't painted. */
const firstPaint = (): Promise<void> =>
  document.visibilityState === 'visible'
    ? new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    : Promise.resolve();

/** Loads and opens the portal after the first frame is painted (docs/decisions/0031). */
const start = async (): Promise<void> => {
  await firstPaint();
  // Loads the modules that the host has listed in parallel instead of one after another.
  const programs = document.getElementById('portal-programs');
  if (programs instanceof HTMLTemplateElement) document.head.append(programs.content);
  const { openPortal } = await import('#app/open-portal.ts');
  await openPortal(window);
};

void start();
