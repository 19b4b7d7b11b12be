import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';

const rows = ['60%', '45%', '60%', '45%', '60%'];

/** The first group of questions; the first frame draws the same (`src/app/grey-page.ts`). */
export const QuestionsSkeleton = () => (
  <Stack aria-hidden spacing={1.5}>
    <Typography component="div" variant="h2">
      <SkeletonBlock width="min(220px, 70%)" height="1lh" />
    </Typography>
    <Card>
      <Stack divider={<Divider />} sx={({ tokens }) => ({ '& > :not(hr)': { padding: `26px ${tokens.space.card}` } })}>
        {rows.map((width, row) => (
          <SkeletonBlock key={row} width={width} height={20} />
        ))}
      </Stack>
    </Card>
  </Stack>
);
