import Box from '@mui/material/Box';
import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsOneColumn } from './use-one-column.ts';

/**
 * The elements of a page's layout that hold its wide part, what deepens it and, in one column, its main action; null until
 * they are rendered.
 */
export type PagePlaces = {
  readonly wide: HTMLElement | null;
  readonly inDepth: HTMLElement | null;
  readonly action: HTMLElement | null;
  /** Told the element for the main action. */
  readonly setAction: (element: HTMLElement | null) => void;
};

/** The places of the page around; undefined on a page without a sidebar layout. */
export const PagePlacesContext = createContext<PagePlaces | undefined>(undefined);

const usePlaced = (name: 'wide' | 'inDepth', children: ReactNode): ReactNode => {
  const places = use(PagePlacesContext);
  if (places === undefined) return children;
  const place = places[name];
  return place && createPortal(children, place);
};

/** What needs a page's whole width: below its figures and sidebar, or where it stands on a page without a sidebar. */
export const Wide = ({ children }: { children: ReactNode }) => usePlaced('wide', children);

/** What deepens a page's figures, such as tables: below its wide part, side by side where there is room. */
export const InDepth = ({ children }: { children: ReactNode }) => usePlaced('inDepth', children);

/** What a page is for, from its sidebar: in one column it stands where the page has a place for it. */
export const MainAction = ({ children }: { children: ReactNode }) => {
  const action = use(PagePlacesContext)?.action ?? null;
  return action === null ? children : createPortal(children, action);
};

/** Where a page in one column has what it is for; without anything in it, it takes no gap. */
export const ActionPlace = () => {
  const { setAction } = use(PagePlacesContext) ?? {};
  const isOneColumn = useIsOneColumn();
  return isOneColumn && setAction !== undefined ? (
    <Box data-action ref={setAction} sx={{ '&:empty': { display: 'none' }, displayPrint: 'none' }} />
  ) : null;
};
