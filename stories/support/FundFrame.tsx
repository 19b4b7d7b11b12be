import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { styled, ThemeProvider } from '@mui/material/styles';
import { Suspense, use, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Locale } from '#kernel/locale.ts';
import { createTexts, speak, type Texts } from '#i18n/texts.ts';
import { globalSettingsOf, tenants } from './funds.ts';
import { readBrand } from '#theme/brand.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';
import { typefaceCss } from '#theme/typefaces.ts';
import { RouterLink } from '#ui/RouterLink.tsx';

/** One style sheet for all stories, with rules inserted by `insertRule`, which is faster. */
const styles = createCache({ key: 'story', speedy: true });

const texts = new Map<Locale, Promise<Texts>>();

const textsIn = (locale: Locale): Promise<Texts> => {
  const known = texts.get(locale);
  if (known !== undefined) return known;
  const fresh = createTexts();
  const promise = speak(fresh, locale)
    .then(() => fresh.loadNamespaces(['dashboard', 'login', 'status']))
    .then(() => fresh);
  texts.set(locale, promise);
  return promise;
};

/** The fund's settings with addresses that Storybook serves. */
export const settingsOf = (code: string) => {
  const tenant = tenants.find((candidate) => candidate.code === code);
  if (tenant === undefined) throw new Error(`There is no fund "${code}" in tenants/.`);
  return globalSettingsOf(tenant);
};

/** The folder that Storybook serves `typefaces/` in, wherever it is itself. */
export const typefaceBase = import.meta.env.BASE_URL;

const Surface = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  minBlockSize: '100%',
  backgroundColor: theme.palette.background.default,
  color: theme.palette.text.primary,
}));

/** Props of {@link FundFrame}. */
export type FundFrameProps = { fund: string; mode: 'light' | 'dark'; language: Locale; children: ReactNode };

/** A fund's look around what speaks for itself: its theme and its typeface, at once. */
export const Look = ({ fund, mode, language, children }: FundFrameProps) => {
  const { theme, typeface } = useMemo(() => {
    const { brand } = readBrand(settingsOf(fund));
    return { theme: createPortalTheme(brand, { mode, linkComponent: RouterLink }), typeface: brand.typeface };
  }, [fund, mode]);
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <style>{typefaceCss(typeface, typefaceBase)}</style>
        <MemoryRouter>
          <Surface lang={language} data-shown-in={`${fund}-${mode}`}>
            {children}
          </Surface>
        </MemoryRouter>
      </ThemeProvider>
    </CacheProvider>
  );
};

const Framed = ({ children, ...look }: FundFrameProps) => (
  <I18nextProvider i18n={use(textsIn(look.language))}>
    <Look {...look}>{children}</Look>
  </I18nextProvider>
);

/** A fund's look around a component: its theme, its typeface, its texts. */
export const FundFrame = (props: FundFrameProps) => (
  <Suspense fallback={null}>
    <Framed {...props} />
  </Suspense>
);
