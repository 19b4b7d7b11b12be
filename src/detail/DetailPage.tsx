import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentSchema } from '#contract/content.ts';
import type { Endpoint, EndpointData } from '#contract/endpoint.ts';
import type { CallRequest } from '#api/client.ts';
import {
  useContentLinks,
  useContentWords,
  usePageContent,
  useSidebarContent,
  type ContentView,
} from '#state/content/content.ts';
import { useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import type { Resource } from '#state/remote/resource.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { Button } from '#ui/Button.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { Lead } from '#ui/Lead.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { RichTextView } from '#ui/RichTextView.tsx';
import { SidebarBoxes } from '#ui/SidebarBoxes.tsx';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { SimulationCard } from '#ui/SimulationCard.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { DetailSkeleton, SidebarSkeleton, type DetailShape } from './DetailSkeleton.tsx';
import { useLatest, type Latest } from '#state/remote/latest-data.ts';

const Head = styled('header')(({ theme }) => ({
  margin: theme.spacing(2, 0, 4),
  [theme.breakpoints.down('sm')]: { marginBlockEnd: theme.spacing(3) },
  '@media print': { margin: theme.spacing(0, 0, 2) },
}));

/** The way back is of no use on paper. */
const Back = styled('div')({ '@media print': { display: 'none' } });

/** Room between the figures and what the editors wrote, so that they read as two things. */
const Editors = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minInlineSize: 0,
  marginBlockStart: theme.spacing(2),
  '@media print': { marginBlockStart: theme.spacing(1) },
}));

/** What the fund's editors wrote below the figures; the empty page stays empty. */
const EditorsContent = ({ view }: { view: ContentView<'page'> }) => {
  const linkOf = useContentLinks();
  const { newWindow } = useContentWords();
  if (view.status !== 'ready') return null;
  const { body, simulationBox } = view.content;
  if (body.blocks.length === 0 && simulationBox === null) return null;
  return (
    <Editors>
      {body.blocks.length === 0 ? null : (
        <RichTextView content={body} linkOf={linkOf} newWindowHint={newWindow} lang={view.locale} />
      )}
      {simulationBox === null ? null : (
        <SimulationCard box={simulationBox} linkOf={linkOf} newWindowHint={newWindow} lang={view.locale} />
      )}
    </Editors>
  );
};

/** What the fund's editors put beside the page. */
const EditorsBoxes = ({ view }: { view: ContentView<'sidebar'> }) => {
  const linkOf = useContentLinks();
  const { newWindow } = useContentWords();
  if (view.status === 'loading') return <SidebarSkeleton />;
  return <SidebarBoxes boxes={view.content.boxes} linkOf={linkOf} newWindowHint={newWindow} lang={view.locale} />;
};

/** How long the boxes beside a page wait for the editors' words above them, in milliseconds. */
const patience = 1_500;

/** Whether a content service has kept a page waiting so long that the rest of the page goes on without it. */
const useImpatience = (waiting: boolean): boolean => {
  const { clock } = useServices();
  const [over, setOver] = useState(false);
  useEffect(() => (waiting ? clock.after(patience, () => setOver(true)) : undefined), [waiting, clock]);
  return over;
};

type FiguresProps<Data> = { latest: Latest<Data>; shape: DetailShape; children: (data: Data) => ReactNode };

/** The figures' four faces. */
const Figures = <Data,>({ latest: { data, failed, loading, retry }, shape, children }: FiguresProps<Data>) => {
  const { t } = useTranslation('detail');
  if (data !== null) {
    return (
      <>
        {failed ? (
          <Notice
            severity="warning"
            action={
              <Button variant="outlined" size="small" startIcon="retry" pending={loading} onClick={retry}>
                {t('retry')}
              </Button>
            }
          >
            {t('stale')}
          </Notice>
        ) : null}
        {children(data)}
      </>
    );
  }
  if (failed) {
    return (
      <FailedNotice
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('retry')}
        onRetry={retry}
        retrying={loading}
      />
    );
  }
  return (
    <div aria-busy>
      <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
      <DetailSkeleton shape={shape} />
    </div>
  );
};

/** Props of {@link DetailPage}. */
export type DetailPageProps<E extends Endpoint> = {
  /** Whose editors' content it shows. */
  schema: ContentSchema;
  /** The headline, unless the editors have another one. */
  title: string;
  /** The sentence or two beneath it, unless the editors have others. */
  lead?: string;
  /** The call that fills the page; its failures are the page's own face, without a toast. */
  resource: Resource<E>;
  /** Another request asks for other data: those of the one before are gone at once. */
  request: CallRequest<E>;
  /** Whether the page begins with a figure and its picture or with a figure alone: its skeleton has that shape. */
  shape?: DetailShape;
  /** Own boxes beside the page, before those of the editors. */
  sidebar?: (data: EndpointData<E>) => ReactNode;
  /** The figures, one below the other. */
  children: (data: EndpointData<E>) => ReactNode;
};

/**
 * What all detail pages have in common: the way back, headline and lead, the figures with their four faces, and what the
 * fund's editors wrote, which stands even where the figures could not be loaded. What stands below waits for what stands
 * above it, so that nothing jumps while one reads; but not long for the editors' words, which may come from afar.
 */
export const DetailPage = <E extends Endpoint>({
  schema,
  title,
  lead,
  resource,
  request,
  shape = 'figure',
  sidebar,
  children,
}: DetailPageProps<E>) => {
  const { t } = useTranslation('detail');
  const href = useHref();
  const latest = useLatest(resource, request);
  const content = usePageContent(schema);
  const aside = useSidebarContent(schema);
  const written = content.status === 'ready' ? content : null;
  const leadWords = written?.content.lead ?? lead ?? '';
  const settled = latest.data !== null || latest.failed;
  const awaited = settled && content.status === 'loading';
  const impatient = useImpatience(awaited);
  /** Words of the editors are marked as being in their language. */
  const langOf = (own: string | null | undefined) => (own === null || own === undefined ? undefined : written?.locale);
  return (
    <PageBody>
      <Back>
        <BackLink href={href('dashboard')}>{t('toDashboard')}</BackLink>
      </Back>
      <Head>
        <PageHeading>
          <span lang={langOf(written?.content.title)}>{written?.content.title ?? title}</span>
        </PageHeading>
        {leadWords === '' ? null : (
          <Lead>
            <span lang={langOf(written?.content.lead)}>{leadWords}</span>
          </Lead>
        )}
      </Head>
      <SidebarLayout
        sidebarLabel={t('sidebar')}
        sidebar={
          settled && (!awaited || impatient) ? (
            <>
              {latest.data === null ? null : sidebar?.(latest.data)}
              <EditorsBoxes view={aside} />
            </>
          ) : (
            <SidebarSkeleton />
          )
        }
      >
        <Figures latest={latest} shape={shape}>
          {children}
        </Figures>
        {settled ? <EditorsContent view={content} /> : null}
      </SidebarLayout>
    </PageBody>
  );
};
