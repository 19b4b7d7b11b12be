import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { actionAtom, derivedAtom, useValue } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { keptSettingsAtom } from '#state/fund/settings.ts';
import { colourModeAtom, type ColourMode } from '#state/kernel/ui.ts';
import { readBrand, type BrandInput } from '#theme/brand.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';
import type { ThemeMode } from '#theme/tokens.ts';
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

/** The fund's brand, and its invalid settings. */
const brandAtom = derivedAtom((get) => readBrand(get(keptSettingsAtom) ?? {}));

/** The fund's theme by mode, each made once. */
const themesAtom = derivedAtom((get) => {
  const { brand } = get(brandAtom);
  const made = new Map<ThemeMode, Theme>();
  return (mode: ThemeMode, typefaceBase?: string): Theme => {
    const theme =
      made.get(mode) ??
      createPortalTheme(brand, {
        mode,
        linkComponent: RouterLink,
        ...(typefaceBase !== undefined && { typefaceBase }),
      });
    made.set(mode, theme);
    return theme;
  };
});

type ModeReasons = { brand: BrandInput; chosen: ColourMode | null; dark: boolean; printing: boolean };

/** The mode chosen by the person, else by the fund; always light in print. */
const modeOf = ({ brand, chosen, dark, printing }: ModeReasons): ThemeMode => {
  const wanted = printing ? 'light' : (chosen ?? brand.mode);
  return wanted === 'system' ? (dark ? 'dark' : 'light') : wanted;
};

/** Makes the theme that {@link PortalTheme} will need, so that its render is short. */
export const makeThemeAction = actionAtom(({ get }, typefaceBase: string | undefined): void => {
  const { brand } = get(brandAtom);
  const reasons = { brand, chosen: get(colourModeAtom), dark: darkDevice.matches(), printing: paper.matches() };
  get(themesAtom)(modeOf(reasons), typefaceBase);
});

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
  const { brand, problems } = useValue(brandAtom);
  const themeIn = useValue(themesAtom);
  const chosen = useValue(colourModeAtom);
  const dark = useMatches(darkDevice);
  const printing = useMatches(paper);
  const { log } = useServices();
  const theme = themeIn(modeOf({ brand, chosen, dark, printing }), typefaceBase);
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
