import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentSchema } from '#contract/content.ts';
import type { Endpoint, EndpointData } from '#contract/endpoint.ts';
import type { CallRequest } from '#api/client.ts';
import { useHref } from '#state/place.ts';
import { useContentLinks, useContentWords, usePageContent, useSidebarContent } from '#state/content.ts';
import { useResource, type Resource } from '#state/resource.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { RichTextView } from '#ui/RichTextView.tsx';
import { SidebarBoxes } from '#ui/SidebarBoxes.tsx';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { SimulationCard } from '#ui/SimulationCard.tsx';
import { DetailSkeleton } from './DetailSkeleton.tsx';

const Head = styled('header')(({ theme }) => ({ margin: theme.spacing(2, 0, 4) }));

/** Props of {@link DetailPage}. */
export type DetailPageProps<E extends Endpoint> = {
  /** Whose editors' content it shows. */
  schema: ContentSchema;
  title: string;
  lead?: string;
  resource: Resource<E>;
  request: CallRequest<E>;
  /** Own boxes beside the page, before those of the editors. */
  sidebar?: (data: EndpointData<E>) => ReactNode;
  children: (data: EndpointData<E>) => ReactNode;
};

/** What the fund's editors wrote below the figures. */
const EditorsContent = ({ view }: { view: ReturnType<typeof usePageContent> }) => {
  const linkOf = useContentLinks();
  const { newWindow } = useContentWords();
  if (view.status !== 'ready') return null;
  const { body, simulationBox } = view.content;
  return (
    <>
      {body.blocks.length === 0 ? null : (
        <RichTextView content={body} linkOf={linkOf} newWindowHint={newWindow} lang={view.locale} />
      )}
      {simulationBox === null ? null : (
        <SimulationCard box={simulationBox} linkOf={linkOf} newWindowHint={newWindow} lang={view.locale} />
      )}
    </>
  );
};

/**
 * What all detail pages have in common: the way back, headline and lead, the figures with their four faces, and what the
 * fund's editors wrote, which stands even where the figures could not be loaded.
 */
export const DetailPage = <E extends Endpoint>({
  schema,
  title,
  lead,
  resource,
  request,
  sidebar,
  children,
}: DetailPageProps<E>) => {
  const { t } = useTranslation('detail');
  const href = useHref();
  const [remote, retry] = useResource(resource, request);
  const [shown, setShown] = useState<{ data: EndpointData<E> } | null>(null);
  if (remote.status === 'ready' && shown?.data !== remote.data) setShown({ data: remote.data });
  const content = usePageContent(schema);
  const aside = useSidebarContent(schema);
  const linkOf = useContentLinks();
  const { newWindow } = useContentWords();
  const words = content.status === 'ready' ? content.content : null;
  const leadWords = words?.lead ?? lead ?? '';
  const boxes = aside.status === 'ready' ? aside.content.boxes : [];
  const own = shown === null ? null : sidebar?.(shown.data);
  return (
    <PageBody>
      <BackLink href={href('DASHBOARD')}>{t('toDashboard')}</BackLink>
      <Head>
        <PageHeading>{words?.title ?? title}</PageHeading>
        {leadWords === '' ? null : <Lead>{leadWords}</Lead>}
      </Head>
      <SidebarLayout
        sidebarLabel={t('sidebar')}
        sidebar={
          <>
            {own}
            {aside.status === 'ready' ? (
              <SidebarBoxes boxes={boxes} linkOf={linkOf} newWindowHint={newWindow} lang={aside.locale} />
            ) : null}
          </>
        }
      >
        {shown !== null ? (
          children(shown.data)
        ) : remote.status === 'failed' ? (
          <FailedNotice title={t('failed.title')} text={t('failed.text')} retryLabel={t('retry')} onRetry={retry} />
        ) : (
          <DetailSkeleton label={t('loading')} />
        )}
        <EditorsContent view={content} />
      </SidebarLayout>
    </PageBody>
  );
};
