import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The elements of a page's layout that hold its wide part and what deepens it; null until they are rendered. */
export type PagePlaces = { readonly wide: HTMLElement | null; readonly inDepth: HTMLElement | null };

/** The places of the page around; undefined on a page without a sidebar layout. */
export const PagePlacesContext = createContext<PagePlaces | undefined>(undefined);

const usePlaced = (name: keyof PagePlaces, children: ReactNode): ReactNode => {
  const places = use(PagePlacesContext);
  if (places === undefined) return children;
  const place = places[name];
  return place && createPortal(children, place);
};

/** What needs a page's whole width: below its figures and sidebar, or where it stands on a page without a sidebar. */
export const Wide = ({ children }: { children: ReactNode }) => usePlaced('wide', children);

/** What deepens a page's figures, such as tables: below its wide part, side by side where there is room. */
export const InDepth = ({ children }: { children: ReactNode }) => usePlaced('inDepth', children);
