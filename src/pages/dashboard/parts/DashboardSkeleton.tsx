import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { CardGrid } from '#ui/CardGrid.tsx';
import { FactCard } from '#ui/FactCard.tsx';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const cards = ['documents', 'exitBenefit', 'buyIn', 'homeOwnership', 'retirement', 'civilStatus'] as const;

const answerSx = { display: 'grid', gap: 1.25, minInlineSize: 0 } as const;

/** The skeleton of the dashboard. */
export const DashboardSkeleton = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden as="output">{label}</VisuallyHidden>
    <div aria-hidden>
      <Box sx={{ mb: { xs: 2, sm: 3 } }}>
        <Card>
          <Box
            sx={({ tokens }) => ({
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
              columnGap: 6,
              rowGap: 2,
              alignItems: 'center',
              padding: { xs: 2, sm: tokens.space.card },
            })}
          >
            <Box sx={answerSx}>
              <SkeletonBlock width={80} height={20} />
              <SkeletonBlock width={220} height={52} />
              <SkeletonBlock width={260} height={16} />
              <SkeletonBlock width={200} height={44} />
            </Box>
            <Box sx={answerSx}>
              <SkeletonBlock width="100%" height={12} />
              <SkeletonBlock width="82%" height={12} />
              <SkeletonBlock width={180} height={16} />
            </Box>
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
