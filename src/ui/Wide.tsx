import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { WidePlace } from './SidebarLayout.tsx';

/** What needs a page's whole width: shown below its content and sidebar, or in its place where a page has no sidebar. */
export const Wide = ({ children }: { children: ReactNode }) => {
  const place = use(WidePlace);
  return place === undefined ? children : place && createPortal(children, place);
};
