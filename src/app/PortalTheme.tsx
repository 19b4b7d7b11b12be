import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useValue } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { keptSettingsAtom } from '#state/fund/settings.ts';
import { colourModeAtom } from '#state/kernel/ui.ts';
import { readBrand } from '#theme/brand.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';
import { RouterLink } from '#ui/RouterLink.tsx';

/** A media query as an external store. */
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

/** Space for the sticky header, so that it doesn't cover what is focused. */
const belowHeader = (
  <GlobalStyles
    styles={({ tokens: { shell, space } }) => ({
      html: { scrollPaddingBlockStart: shell.header.height + 3 * space.unit },
    })}
  />
);

type PortalThemeProps = {
  children: ReactNode;
  /** Base path of the typeface files, if the page's HTML doesn't declare the fund's typeface. */
  typefaceBase?: string | undefined;
};

/**
 * The fund's theme, in the mode chosen by the person, else by the fund; always light in print.
 * Logs invalid brand settings, which have the default.
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
    for (const problem of problems) log('The fund’s brand has an invalid setting.', problem);
  }, [problems, log]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {belowHeader}
      {children}
    </ThemeProvider>
  );
};
