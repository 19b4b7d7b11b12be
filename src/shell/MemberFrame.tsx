import type { ReactNode } from 'react';
import { FundBanner } from './FundBanner.tsx';
import { IdleWatch } from './IdleWatch.tsx';
import { Main } from './Main.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import { ProcessingDate } from './ProcessingDate.tsx';

/** What is around a page behind the login: header, account, and the watch over an idle session. */
export const MemberFrame = ({ children }: { children: ReactNode }) => (
  <>
    <FundBanner />
    <MemberHeader />
    <Main>
      {children}
      <ProcessingDate />
    </Main>
    <IdleWatch />
  </>
);
