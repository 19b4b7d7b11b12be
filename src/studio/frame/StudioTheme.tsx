import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, type ReactNode } from 'react';
import { houseBrand } from '#theme/brand.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';
import { RouterLink } from '#ui/RouterLink.tsx';
import { useCell } from '../kernel/cell.ts';
import { useStudio } from '../kernel/services.ts';

/** Tools stand close together. */
const studioBrand = { ...houseBrand, density: 'compact' } as const;

/** Whether it is dark where the studio is looked at: as chosen there, else as the device has it. */
export const useIsDark = (): boolean => {
  const chosen = useCell(useStudio().mode);
  const dark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return chosen === 'system' ? dark : chosen === 'dark';
};

/** The studio wears the house's look, whatever the fund's that is edited. */
export const StudioTheme = ({ children }: { children: ReactNode }) => {
  const { language } = useStudio();
  const locale = useCell(language);
  const dark = useIsDark();
  const theme = useMemo(
    () =>
      createPortalTheme(studioBrand, {
        mode: dark ? 'dark' : 'light',
        typefaceBase: '/',
        linkComponent: RouterLink,
      }),
    [dark],
  );
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles styles={{ html: { scrollPaddingBlock: 96 } }} />
      {children}
    </ThemeProvider>
  );
};
