import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { browserOptions } from '#app/browser.ts';
import { createPortal } from '#app/create-portal.tsx';
import { installTrustedTypes } from '#app/trusted-types.ts';

installTrustedTypes(window);
const portal = createPortal(browserOptions(window));
window.addEventListener('pagehide', portal.pageHide);
await portal.start();
const root = document.getElementById('root');
if (root !== null) startTransition(() => createRoot(root).render(<portal.Root />));
