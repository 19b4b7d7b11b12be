import {
  Backdrop,
  Box,
  Button,
  Card,
  CardContent,
  CardHeader,
  Chip,
  CircularProgress,
  Fab,
  IconButton,
  Link,
  Skeleton,
  Stack,
  SvgIcon,
  Typography,
} from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { atom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { show } from './show.tsx';

/** The smallest possible dashboard with the libraries and MUI components of its first load: nine cards and one line chart. */
const cards = Array.from({ length: 9 }, (_, index) => index);
const points = Array.from({ length: 20 }, (_, index) => index * 1000);

const titleAtom = atom(() => z.object({ title: z.string() }).parse(JSON.parse(document.title)).title);

const Dashboard = () => {
  const { t } = useTranslation();
  const title = useAtomValue(titleAtom);
  return (
    <Stack component="main">
      <Backdrop open={false}>
        <CircularProgress />
      </Backdrop>
      <Box>
        <Button>
          {t('close')} {title}
        </Button>
        <Fab aria-label={t('close')}>
          <SvgIcon />
        </Fab>
      </Box>
      {cards.map((card) => (
        <Card key={card}>
          <CardHeader title={t('close')} action={<IconButton aria-label={t('close')} />} />
          <CardContent>
            <Typography variant="h2">{t('close')}</Typography>
            <Chip label={t('close')} />
            <Skeleton />
            <Link href="/">{t('close')}</Link>
          </CardContent>
          {card === 0 && <LineChart height={240} series={[{ data: points }]} xAxis={[{ data: points }]} />}
        </Card>
      ))}
    </Stack>
  );
};

await show(Dashboard, { close: 'Karte' });
