import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom';
import { EditorPage } from './editor/EditorPage.tsx';
import { CrashedStudio } from './frame/CrashedStudio.tsx';
import { SignedIn } from './frame/SignedIn.tsx';
import { HistoryPage } from './history/HistoryPage.tsx';
import { LookPage } from './look/LookPage.tsx';
import { ReviewPage } from './review/ReviewPage.tsx';
import { CodePage } from './session/CodePage.tsx';
import { LinkPage, TakeLink } from './session/LinkPage.tsx';
import { EmailPage } from './session/EmailPage.tsx';
import { NoSuchPage } from './session/NoSuchPage.tsx';
import { WallPage } from './wall/WallPage.tsx';

const routes: RouteObject[] = [
  {
    path: '/studio',
    ErrorBoundary: CrashedStudio,
    children: [
      { index: true, Component: CodePage },
      { path: 'look/:token', Component: LookPage },
      { path: ':code', Component: EmailPage },
      { path: ':code/link', Component: LinkPage },
      { path: ':code/link/:sessionId/:emailCode', Component: TakeLink },
      {
        path: ':code',
        Component: SignedIn,
        children: [
          { path: 'edit/:section?', Component: EditorPage },
          { path: 'review', Component: ReviewPage },
          { path: 'history', Component: HistoryPage },
          { path: 'wall', Component: WallPage },
        ],
      },
      { path: '*', Component: NoSuchPage },
    ],
  },
];

/** The router of the studio's pages. */
export const openStudioRouter = ({ window, address = '/studio' }: { window?: Window; address?: string }) => ({
  router:
    window === undefined
      ? createMemoryRouter(routes, { initialEntries: [address] })
      : createBrowserRouter(routes, { window }),
});
