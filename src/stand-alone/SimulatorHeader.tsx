import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '#kernel/locale.ts';
import { ModeSwitch } from '#shell/ModeSwitch.tsx';
import { brandingAtom, languagesAtom } from '#state/fund/settings.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { translationLoadingAtom } from '#state/kernel/ui.ts';
import { LanguageChoice } from '#ui/LanguageChoice.tsx';
import { Logo } from '#ui/Logo.tsx';
import { changeLanguageAction } from './change-language.ts';

/** The fund's logo, language and mode; what else there is to do is in the portal. */
export const SimulatorHeader = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation('shell');
  const { name, logoImage, logoImageDark } = useValue(brandingAtom);
  const locale = useValue(localeAtom);
  const languages = useValue(languagesAtom);
  const isChanging = useValue(translationLoadingAtom);
  const changeLanguage = useAction(changeLanguageAction);
  const { tokens } = useTheme();
  return (
    <AppBar position="static" sx={{ '@media print': { borderBlockEnd: 0 } }}>
      <Container>
        <Toolbar disableGutters sx={{ justifyContent: 'space-between', gap: 2, paddingBlock: 1 }}>
          <Logo name={name} src={logoImage} darkSrc={logoImageDark} height={tokens.shell.header.logo} />
          <Stack direction="row" sx={{ alignItems: 'center', gap: 2, displayPrint: 'none' }}>
            {languages.length < 2 ? null : (
              <LanguageChoice
                label={t('language.label')}
                value={locale}
                options={languages.map((value) => ({ value, label: languageName(value), lang: value }))}
                onChange={(value) => {
                  if (!isChanging) void changeLanguage(value);
                }}
              />
            )}
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
