import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { CardGrid } from '#ui/CardGrid.tsx';
import { FactCard } from '#ui/FactCard.tsx';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { useIsPhone } from '#ui/use-phone.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { curveHeights } from './savings-face.tsx';

const cards = ['documents', 'exitBenefit', 'buyIn', 'homeOwnership', 'retirement', 'civilStatus'] as const;

const protection = ['family', 'disability'] as const;

const answerSx = { display: 'grid', gap: 2, minInlineSize: 0 } as const;

/** The skeleton of the dashboard; the first frame draws the same (`src/app/first-frame.ts`). */
export const DashboardSkeleton = ({ label }: { label: string }) => {
  const isPhone = useIsPhone();
  return (
    <>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <div aria-hidden>
        {/* A phone's most urgent hint, in the lead's place. */}
        <Card sx={{ display: { xs: 'grid', sm: 'none' }, mb: 1.5, px: 2, py: 1.625 }}>
          <SkeletonBlock width="80%" height={26} />
        </Card>
        <Box sx={{ mb: { xs: 2, sm: 3 } }}>
          <Card>
            <Box
              sx={({ tokens }) => ({
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
                columnGap: 6,
                rowGap: { xs: 2, md: 5 },
                alignItems: 'start',
                padding: { xs: 2, sm: tokens.space.card },
              })}
            >
              <Box sx={answerSx}>
                <SkeletonBlock width={80} height={20} />
                <SkeletonBlock width={220} height={52} />
                <SkeletonBlock width={90} height={16} />
                <SkeletonBlock width={200} height={16} />
                <Box sx={{ display: { sm: 'none' } }}>
                  <SkeletonBlock width={260} height={20} />
                </Box>
                <SkeletonBlock width={224} height={44} />
              </Box>
              {/* A phone has the sum below the figure, and the protection first. */}
              <Box sx={{ ...answerSx, order: { xs: 1, sm: 0 } }}>
                <SkeletonBlock height={12} />
                <SkeletonBlock height={16} />
                <SkeletonBlock width="82%" height={12} />
                <SkeletonBlock height={16} />
                <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
                  <SkeletonBlock width="60%" height={16} />
                </Box>
              </Box>
              {protection.map((line) => (
                <Box
                  key={line}
                  sx={{ ...answerSx, display: { xs: 'flex', sm: 'grid' }, gap: 1, justifyContent: 'space-between' }}
                >
                  <SkeletonBlock width={182} height={16} />
                  <SkeletonBlock width={140} height={24} />
                </Box>
              ))}
            </Box>
          </Card>
        </Box>
        <CardGrid firstWide firstHigh>
          <FactCard
            key="savings"
            face="loading"
            title={<SkeletonBlock width={160} />}
            picture={<SkeletonBlock height={isPhone ? curveHeights.phone : curveHeights.wide} />}
          />
          {cards.map((card) => (
            <FactCard key={card} face="loading" title={<SkeletonBlock width={120} />} />
          ))}
        </CardGrid>
      </div>
    </>
  );
};
