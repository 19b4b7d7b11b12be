import {
  Box,
  Button,
  Card,
  CircularProgress,
  CssBaseline,
  IconButton,
  Link,
  Stack,
  SvgIcon,
  TextField,
  ThemeProvider,
  Typography,
  createTheme,
} from '@mui/material';
import axios from 'axios';
import i18next from 'i18next';
import { atom, useAtomValue } from 'jotai';
import { SnackbarProvider } from 'notistack';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';

/** The smallest possible login with the same libraries and MUI components, as a reference for the portal's login. */
const titleAtom = atom(async () => z.object({ title: z.string() }).parse((await axios.get('/title')).data).title);

const Login = () => {
  const { t } = useTranslation();
  const title = useAtomValue(titleAtom);
  return (
    <Card component="main">
      <Stack component="form">
        <Typography variant="h1">
          {t('loading')} {title}
        </Typography>
        <TextField label={t('newWindow')} helperText={t('retry')} type="email" />
        <Button startIcon={<CircularProgress />} type="submit">
          {t('close')}
        </Button>
        <Box>
          <Link href="/">{t('loading')}</Link>
          <IconButton aria-label={t('close')}>
            <SvgIcon />
          </IconButton>
        </Box>
      </Stack>
    </Card>
  );
};

await i18next.use(initReactI18next).init({
  lng: 'de-CH',
  resources: {
    'de-CH': { translation: { loading: 'Anmelden', newWindow: 'E-Mail', retry: 'Pflichtfeld', close: 'Senden' } },
  },
});
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <I18nextProvider i18n={i18next}>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <SnackbarProvider />
      <RouterProvider router={createBrowserRouter([{ path: '*', Component: Login }])} />
    </ThemeProvider>
  </I18nextProvider>,
);
