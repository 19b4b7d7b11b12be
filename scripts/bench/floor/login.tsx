import { Button, Card, CssBaseline, TextField, ThemeProvider, createTheme } from '@mui/material';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

/** The least that the mandatory stack can be: one card, one field. What the portal's login weighs is read against it. */
const Login = () => {
  const { t } = useTranslation();
  return (
    <Card component="main">
      <h1>{t('loading')}</h1>
      <form>
        <TextField label={t('newWindow')} helperText={t('retry')} type="email" />
        <Button type="submit">{t('close')}</Button>
      </form>
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
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Login />} />
        </Routes>
      </BrowserRouter>
    </ThemeProvider>
  </I18nextProvider>,
);
