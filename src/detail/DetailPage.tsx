import Box from '@mui/material/Box';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentSchema } from '#contract/content.ts';
import type { IsoDate } from '#kernel/date.ts';
import { usePageContent, useSidebarContent } from '#state/content/content.ts';
import { useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useToday } from '#state/kernel/today.ts';
import type { Resource } from '#state/remote/resource.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { DetailFigures } from './DetailFigures.tsx';
import { SidebarSkeleton, type DetailShape } from './DetailSkeleton.tsx';
import { EditorsBoxes, EditorsContent } from './EditorsContent.tsx';

/** How long the sidebar waits for the editors' content, in milliseconds. */
const contentWait = 1_500;

/** Whether the page has waited so long for the content service that the sidebar is shown without it. */
const useWaitedEnough = (waiting: boolean): boolean => {
  const { clock } = useServices();
  const [over, setOver] = useState(false);
  useEffect(() => (waiting ? clock.after(contentWait, () => setOver(true)) : undefined), [waiting, clock]);
  return over;
};

type DetailPageProps<Request, Data, View> = {
  /** Which editorial content the page shows. */
  schema: ContentSchema;
  /** The headline, unless the editors have written one. */
  title: string;
  /** The lead below it, unless the editors have written one. */
  lead?: string;
  /** The call that loads the page's data; the page itself shows its failures, without a toast. */
  resource: Resource<Request, { readonly data: Data }>;
  /** If it changes, the previous request's data disappear at once. */
  request: Request;
  /** Shape of the skeleton. */
  shape?: DetailShape;
  /** Turns the answer into what the page shows on a day in Switzerland. Declare it outside the component. */
  view: (data: Data, today: IsoDate) => View;
  /** The page's own boxes in the sidebar, above those of the editors. */
  sidebar?: (view: View) => ReactNode;
  /** The figures. */
  children: (view: View) => ReactNode;
};

/**
 * What all detail pages have in common: the link back, headline and lead, the figures in their four states, and the
 * editors' content, which is shown even if the figures fail to load. Each part waits for those above it, so that
 * nothing jumps while being read, but the wait for the editors' content is short, because the service may be slow.
 */
export const DetailPage = <Request, Data, View>({
  schema,
  title,
  lead,
  resource,
  request,
  shape = 'figure',
  view: viewOf,
  sidebar,
  children,
}: DetailPageProps<Request, Data, View>) => {
  const { t } = useTranslation('detail');
  const href = useHref();
  const { data, ...remote } = useRemote(resource, request);
  const today = useToday();
  const view = useMemo(() => (data === null ? null : viewOf(data, today)), [data, viewOf, today]);
  const written = usePageContent(schema);
  const aside = useSidebarContent(schema);
  const leadWords = written?.content.lead ?? lead ?? '';
  const settled = view !== null || remote.failed;
  const awaited = settled && written === null;
  const waitedEnough = useWaitedEnough(awaited);
  /** The language of the editors' texts, which may differ from the page's. */
  const langOf = (own: string | null | undefined) => (own === null || own === undefined ? undefined : written?.locale);
  return (
    <PageBody>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <BackLink href={href('dashboard')}>{t('toDashboard')}</BackLink>
      </Box>
      <Box
        component="header"
        sx={{ marginBlock: { xs: '16px 24px', sm: '16px 32px' }, '@media print': { marginBlock: '0 16px' } }}
      >
        <PageHeading>
          <span lang={langOf(written?.content.title)}>{written?.content.title ?? title}</span>
        </PageHeading>
        {leadWords === '' ? null : (
          <Lead>
            <span lang={langOf(written?.content.lead)}>{leadWords}</span>
          </Lead>
        )}
      </Box>
      <SidebarLayout
        sidebarLabel={t('sidebar')}
        sidebar={
          settled && (!awaited || waitedEnough) ? (
            <>
              {view === null ? null : sidebar?.(view)}
              <EditorsBoxes written={aside} />
            </>
          ) : (
            <SidebarSkeleton />
          )
        }
      >
        <DetailFigures view={view} remote={remote} shape={shape}>
          {children}
        </DetailFigures>
        {settled ? <EditorsContent written={written} late={waitedEnough} /> : null}
      </SidebarLayout>
    </PageBody>
  );
};
