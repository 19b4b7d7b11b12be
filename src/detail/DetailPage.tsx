import { useMemo, type ReactNode } from 'react';
import type { ContentSchema } from '#contract/content.ts';
import { linkedSimulators, type PageLinkName } from '#contract/page-links.ts';
import type { RouteKey } from '#contract/route-words.ts';
import type { IsoDate } from '#kernel/date.ts';
import { birthDateHint, type AnswerWithNotes } from '#domain/box.ts';
import { useToday } from '#state/kernel/today.ts';
import type { Resource } from '#state/remote/resource.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { useRetryOnline } from '#ui/use-retry-online.ts';
import { DetailFigures } from './DetailFigures.tsx';
import { DetailSkeleton, type DetailShape } from './DetailSkeleton.tsx';
import { EditorsPage } from './EditorsPage.tsx';
import { LatestKeptContext } from './KeptLine.tsx';
import { MissingBirthDate } from './MissingBirthDate.tsx';
import { WithPageSimulator } from './page-simulator.tsx';

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
  /** What the member must know, between the headline and the figures. */
  notes?: (view: View) => ReactNode;
  /** The page's own boxes in the sidebar, above those of the editors. */
  sidebar?: (view: View) => ReactNode;
  /** Whether the answer is a plain no, so that the page is short and its boxes stand below it. */
  isNo?: (view: View) => boolean;
  /** The editors' links that lead nowhere for this member, and are left out. */
  closed?: (view: View) => readonly PageLinkName[];
  /** Pages to which the page's end doesn't lead, because they have nothing for the member now. */
  idle?: (view: View) => readonly RouteKey[];
  /** Whether the editors' text concerns this member; by default it does. */
  concerns?: (view: View) => boolean;
  /** The figures. */
  children: (view: View) => ReactNode;
  /** What is known of them without a birth date, below the word that it is missing; by default nothing. */
  withoutBirthDate?: ((view: View) => ReactNode) | undefined;
  /** Whether that is all that is known without one; other pages say that the insurance overview has more. */
  saysAllKnown?: boolean;
  /** What can't be calculated without one, in words, where something can; null where nothing can, as by default. */
  lacking?: (view: View) => string | null;
};

/**
 * What all detail pages have in common: the figures in their four states, on a page with the editors' content, which is
 * shown even if the figures fail to load.
 */
export const DetailPage = <Request, Data extends AnswerWithNotes, View>({
  resource,
  request,
  shape = 'figure',
  view: viewOf,
  notes,
  sidebar,
  isNo,
  closed,
  idle,
  concerns,
  children,
  withoutBirthDate,
  saysAllKnown = false,
  lacking,
  ...page
}: DetailPageProps<Request, Data, View>) => {
  const { data, ...remote } = useRemote(resource, request);
  useRetryOnline(remote);
  const today = useToday();
  // Without a birth date there is nothing to simulate, either.
  const missing = data === null ? null : birthDateHint(data);
  const isBirthDateMissing = missing !== null;
  const latestKept = (data !== null && 'keptScenario' in data ? data.keptScenario : null) ?? null;
  const view = useMemo(() => (data === null ? null : viewOf(data, today)), [data, viewOf, today]);
  return (
    <WithPageSimulator>
      <LatestKeptContext value={latestKept}>
        <EditorsPage
          {...page}
          settled={view !== null || remote.failed}
          notes={view === null || isBirthDateMissing ? null : notes?.(view)}
          sidebar={view === null ? null : sidebar?.(view)}
          isSidebarBelow={view !== null && !isBirthDateMissing && (isNo?.(view) ?? false)}
          closed={isBirthDateMissing ? linkedSimulators : view === null ? undefined : closed?.(view)}
          idle={view === null ? undefined : idle?.(view)}
          hasText={view === null || (concerns?.(view) ?? true)}
          // The overview's text begins with the curve.
          hasOpening={!isBirthDateMissing || !saysAllKnown}
          isFigureFirst
        >
          <DetailFigures view={view} remote={remote} skeleton={<DetailSkeleton shape={shape} />}>
            {isBirthDateMissing
              ? (of) => (
                  <>
                    <MissingBirthDate
                      pointsToOverview={!saysAllKnown}
                      lacking={lacking?.(of) ?? null}
                      message={missing?.message}
                    />
                    {withoutBirthDate?.(of)}
                  </>
                )
              : children}
          </DetailFigures>
        </EditorsPage>
      </LatestKeptContext>
    </WithPageSimulator>
  );
};
