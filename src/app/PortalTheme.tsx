import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useValue } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { keptSettingsAtom } from '#state/fund/tenant.ts';
import { colourModeAtom } from '#state/kernel/ui.ts';
import { readBrand } from '#theme/brand.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';
import { RouterLink } from '#ui/RouterLink.tsx';

/** What the device says to a media query, for React to follow. */
const medium = (query: string) => ({
  listen: (changed: () => void) => {
    const list = window.matchMedia?.(query);
    list?.addEventListener('change', changed);
    return () => list?.removeEventListener('change', changed);
  },
  matches: () => window.matchMedia?.(query).matches ?? false,
});

const darkDevice = medium('(prefers-color-scheme: dark)');
const paper = medium('print');

const useMatches = ({ listen, matches }: ReturnType<typeof medium>): boolean =>
  useSyncExternalStore(listen, matches, () => false);

/** Room for the header that stays at the top: what gets the focus is not hidden under it. */
const belowHeader = (
  <GlobalStyles
    styles={({ tokens: { shell, space } }) => ({
      html: { scrollPaddingBlockStart: shell.header.height + 3 * space.unit },
    })}
  />
);

/** Props of {@link PortalTheme}. */
export type PortalThemeProps = {
  children: ReactNode;
  /** Base path of the typeface files, where the page's HTML does not declare the fund's typeface itself. */
  typefaceBase?: string | undefined;
};

/**
 * The fund's look around the portal, light or dark as the person chose, else as the fund says; on paper always light.
 * What a fund's settings say wrongly is the house's look, and logged.
 */
export const PortalTheme = ({ children, typefaceBase }: PortalThemeProps) => {
  const settings = useValue(keptSettingsAtom);
  const chosen = useValue(colourModeAtom);
  const dark = useMatches(darkDevice);
  const printing = useMatches(paper);
  const { log } = useServices();
  const { brand, problems } = useMemo(() => readBrand(settings ?? {}), [settings]);
  const wanted = printing ? 'light' : (chosen ?? brand.mode);
  const mode = wanted === 'system' ? (dark ? 'dark' : 'light') : wanted;
  const theme = useMemo(
    () =>
      createPortalTheme(brand, {
        mode,
        linkComponent: RouterLink,
        ...(typefaceBase === undefined ? {} : { typefaceBase }),
      }),
    [brand, mode, typefaceBase],
  );
  useEffect(() => {
    for (const problem of problems) log('The fund’s look has a setting that cannot be used.', problem);
  }, [problems, log]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {belowHeader}
      {children}
    </ThemeProvider>
  );
};
