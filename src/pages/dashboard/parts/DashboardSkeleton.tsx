import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
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
      <Box sx={{ mb: { xs: 2, sm: 3 } }}>
        <Card>
          <Box sx={({ tokens }) => ({ padding: { xs: 2, sm: tokens.space.card } })}>
            <SkeletonBlock width={80} height={20} />
            <SkeletonBlock width={220} height={56} />
            <SkeletonBlock width={160} height={96} />
          </Box>
        </Card>
      </Box>
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
