/** Resolves after the first frame is painted; at once in a hidden page, which isn't painted. */
const firstPaint = (): Promise<void> =>
  document.visibilityState === 'visible'
    ? new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    : Promise.resolve();

/** Ends the current task, so that the page can answer before the next one. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Loads and opens the portal after the first frame is painted, in short tasks (docs/decisions/0031). */
const start = async (): Promise<void> => {
  await firstPaint();
  // Loads the modules that the host has listed in parallel instead of one after another.
  const programs = document.getElementById('portal-programs');
  if (programs instanceof HTMLTemplateElement) document.head.append(programs.content);
  // Each of these files is evaluated in its own task (build/chunks.ts), the libraries in one and React DOM in another.
  await import('react');
  await nextTask();
  await import('react-dom/client');
  await nextTask();
  await import('#theme/create-portal-theme.ts');
  await nextTask();
  const [, place] = location.pathname.split('/');
  const { open } = await (place === 'simulators'
    ? import('#stand-alone/open-simulator.ts')
    : place === 'preview'
      ? import('#preview/open-preview.ts')
      : place === 'studio'
        ? import('#studio/open-studio.ts')
        : import('#app/open-portal.ts'));
  await nextTask();
  await open(window, nextTask);
};

void start();
