import type { ReactNode } from 'react';
import { FundBanner } from './FundBanner.tsx';
import { IdleWatch } from './IdleWatch.tsx';
import { Main } from './Main.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import { ProcessingDate } from './ProcessingDate.tsx';

/** The frame of the pages after login: header, account, and the idle time-out. */
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
