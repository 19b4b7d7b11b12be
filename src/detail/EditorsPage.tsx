import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentSchema } from '#contract/content.ts';
import type { PageLinkName } from '#contract/page-links.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { tintedSidebars } from '#domain/tinted-sidebars.ts';
import { usePageContent, useSidebarContent } from '#state/content/content.ts';
import { useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useIsBehind } from '#state/kernel/way-back.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { useIsOneColumn } from '#ui/use-one-column.ts';
import { SidebarSkeleton } from './DetailSkeleton.tsx';
import { EditorsBoxes, EditorsContent, EditorsSimulation } from './EditorsContent.tsx';
import { NextPages } from './NextPages.tsx';

/** How long the sidebar waits for the editors' content, in milliseconds. */
const contentWait = 1_500;

/** Whether the page has waited so long for the content service that the sidebar is shown without it. */
const useWaitedEnough = (waiting: boolean): boolean => {
  const { clock } = useServices();
  const [over, setOver] = useState(false);
  useEffect(() => (waiting ? clock.after(contentWait, () => setOver(true)) : undefined), [waiting, clock]);
  return over;
};

type EditorsPageProps = {
  /** Which editorial content the page shows. */
  schema: ContentSchema;
  /** The headline, unless the editors have written one. */
  title: string;
  /** The lead below it, unless the editors have written one. */
  lead?: string | undefined;
  /** The way back, if it doesn't lead to the dashboard. */
  back?: ReactNode;
  /** Whether the page's own content is there or has failed, so that the editors' can follow. */
  settled: boolean;
  /** Notices between the headline and the page's own content, as wide as both columns. */
  notes?: ReactNode;
  /** The page's own boxes in the sidebar, above those of the editors. */
  sidebar?: ReactNode;
  /** Whether they follow the page's own content, which is too short for a column beside it. */
  isSidebarBelow?: boolean;
  /** The editors' links that lead nowhere for this member, and are left out. */
  closed?: readonly PageLinkName[] | undefined;
  /** Whether the editors' text concerns the member. */
  hasText?: boolean;
  /** Whether what it says before its first heading does. */
  hasOpening?: boolean;
  /** In one column there is no lead: the page's figures, which are what people come for, follow the headline. */
  isFigureFirst?: boolean;
  /** Whether in one column the editors' first box stands at the page's own `ActionPlace`. */
  isBoxAhead?: boolean;
  /** Pages to which its end doesn't lead, because they have nothing for the member now. */
  idle?: readonly RouteKey[] | undefined;
  children: ReactNode;
};

/**
 * A page behind the login with the editors' content: the link back, headline and lead, the page's own content, and the
 * editors' below it and in the sidebar. Each part waits for those above it, so that nothing jumps while being read, but
 * the wait for the editors' content is short, because the service may be slow.
 */
export const EditorsPage = ({
  schema,
  title,
  lead,
  back,
  settled,
  notes,
  sidebar,
  isSidebarBelow = false,
  closed,
  hasText = true,
  hasOpening = true,
  isFigureFirst = false,
  isBoxAhead = false,
  idle,
  children,
}: EditorsPageProps) => {
  const { t } = useTranslation('detail');
  const href = useHref();
  const isBehind = useIsBehind();
  const written = usePageContent(schema);
  const aside = useSidebarContent(schema);
  const leadWords = written?.content.lead ?? lead ?? '';
  const awaited = settled && written === null;
  const waitedEnough = useWaitedEnough(awaited);
  const isContentThere = settled && (!awaited || waitedEnough);
  /** The language of the editors' texts, which may differ from the page's. */
  const langOf = (own: string | null | undefined) => (own === null || own === undefined ? undefined : written?.locale);
  const isFigureAhead = useIsOneColumn() && isFigureFirst;
  // There the page's main action stands at the figure, and what is below it must not move.
  const areOwnBoxesThere = isContentThere || (isFigureAhead && settled);
  const leadText = leadWords === '' ? null : <span lang={langOf(written?.content.lead)}>{leadWords}</span>;
  const waitingAside = <SidebarSkeleton isTinted={tintedSidebars.includes(schema)} />;
  return (
    <PageBody>
      <Box sx={{ displayPrint: 'none' }}>
        {back ?? (
          <BackLink href={href('dashboard')} isBehind={isBehind(href('dashboard'))}>
            {t('toDashboard')}
          </BackLink>
        )}
      </Box>
      <Box
        component="header"
        // On a phone the first figure is in sight without scrolling.
        sx={({ breakpoints, typography }) => ({
          marginBlock: '8px 24px',
          [breakpoints.down('sm')]: {
            marginBlock: '8px 16px',
            '& > h1 + p': typography.body1,
          },
          '@media print': { marginBlock: '0 16px' },
        })}
      >
        <PageHeading>
          <span lang={langOf(written?.content.title)}>{written?.content.title ?? title}</span>
        </PageHeading>
        {isFigureAhead || leadText === null ? null : <Lead>{leadText}</Lead>}
      </Box>
      <Stack spacing={2} sx={{ marginBlockEnd: { xs: 1, sm: 3 }, '&:empty': { display: 'none' } }}>
        {notes}
      </Stack>
      <SidebarLayout
        // With the figures comes a new layout: a hint above them would move the placeholder down.
        key={String(isFigureFirst && settled)}
        text={
          settled && hasText ? <EditorsContent written={written} late={waitedEnough} hasOpening={hasOpening} /> : null
        }
        closing={settled && hasText ? <EditorsSimulation written={written} closed={closed} /> : null}
        sidebarLabel={t('sidebar')}
        isSidebarBelow={isSidebarBelow}
        hasActionPlace={isBoxAhead}
        isContentThere={isContentThere}
        sidebar={areOwnBoxesThere ? sidebar : waitingAside}
        moreAside={areOwnBoxesThere ? waitingAside : null}
        {...(isContentThere &&
          aside !== null && {
            renderBoxes: (from: number, to?: number) => (
              <EditorsBoxes written={aside} closed={closed} from={from} to={to} isFirstAhead={isBoxAhead} />
            ),
          })}
      >
        {children}
      </SidebarLayout>
      {isContentThere ? <NextPages idle={idle} /> : null}
    </PageBody>
  );
};
