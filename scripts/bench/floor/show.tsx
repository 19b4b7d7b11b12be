import { createTheme, CssBaseline, ThemeProvider } from '@mui/material';
import i18next from 'i18next';
import { SnackbarProvider } from 'notistack';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** Shows a bare page with the libraries that the portal's pages have around them. */
export const show = async (Page: ComponentType, words: Readonly<Record<string, string>>): Promise<void> => {
  await i18next.use(initReactI18next).init({ lng: 'de-CH', resources: { 'de-CH': { translation: words } } });
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <I18nextProvider i18n={i18next}>
      <ThemeProvider theme={createTheme()}>
        <CssBaseline />
        <SnackbarProvider />
        <RouterProvider router={createBrowserRouter([{ path: '*', Component: Page }])} />
      </ThemeProvider>
    </I18nextProvider>,
  );
};
