import {
  Backdrop,
  Box,
  Button,
  Card,
  CardContent,
  CardHeader,
  Chip,
  CircularProgress,
  CssBaseline,
  Fab,
  IconButton,
  Link,
  Skeleton,
  Stack,
  SvgIcon,
  ThemeProvider,
  Typography,
  createTheme,
} from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import axios from 'axios';
import i18next from 'i18next';
import { atom, useAtomValue } from 'jotai';
import { SnackbarProvider } from 'notistack';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';

/** The smallest possible dashboard with the same libraries and MUI components: nine cards and one line chart. */
const cards = Array.from({ length: 9 }, (_, index) => index);
const points = Array.from({ length: 20 }, (_, index) => index * 1000);

const titleAtom = atom(async () => z.object({ title: z.string() }).parse((await axios.get('/title')).data).title);

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

await i18next.use(initReactI18next).init({ lng: 'de-CH', resources: { 'de-CH': { translation: { close: 'Karte' } } } });
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <I18nextProvider i18n={i18next}>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <SnackbarProvider />
      <RouterProvider router={createBrowserRouter([{ path: '*', Component: Dashboard }])} />
    </ThemeProvider>
  </I18nextProvider>,
);
