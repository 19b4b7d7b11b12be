import { CardGrid } from '#ui/CardGrid.tsx';
import { FactCard } from '#ui/FactCard.tsx';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const cards = ['documents', 'exitBenefit', 'buyIn', 'homeOwnership', 'retirement', 'civilStatus'] as const;

/** The skeleton of the dashboard. */
export const DashboardSkeleton = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden as="output">{label}</VisuallyHidden>
    <div aria-hidden>
      <CardGrid firstWide>
        <FactCard
          key="savings"
          face="loading"
          title={<SkeletonBlock width={160} />}
          picture={<SkeletonBlock height={320} />}
        />
        {cards.map((card) => (
          <FactCard key={card} face="loading" title={<SkeletonBlock width={120} />} />
        ))}
      </CardGrid>
    </div>
  </>
);
