import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '#shell/LanguageSwitch.tsx';
import { ModeSwitch } from '#shell/ModeSwitch.tsx';
import { brandingAtom } from '#state/fund/settings.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { Logo } from '#ui/Logo.tsx';
import { changeLanguageAction } from './change-language.ts';

/** The fund's logo, language and mode; what else there is to do is in the portal. */
export const SimulatorHeader = ({ children }: { children?: ReactNode }) => {
  const { name, logoImage, logoImageDark } = useValue(brandingAtom);
  const { tokens } = useTheme();
  return (
    <AppBar position="static" sx={{ '@media print': { borderBlockEnd: 0 } }}>
      <Container>
        <Toolbar
          disableGutters
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 0.5, paddingBlock: 1 }}
        >
          <Logo name={name} src={logoImage} darkSrc={logoImageDark} height={tokens.shell.header.logo} />
          <Stack direction="row" sx={{ alignItems: 'center', gap: 2, displayPrint: 'none' }}>
            <LanguageSwitch action={changeLanguageAction} />
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>
              <ModeSwitch />
            </Box>
            {children}
          </Stack>
        </Toolbar>
      </Container>
    </AppBar>
  );
};
