import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/Icon.tsx';
import { useInertPage } from '#ui/use-inert-page.ts';
import { useHasBottomBar } from '../kernel/use-has-bottom-bar.ts';
import { OwnChoices } from './OwnChoices.tsx';

/** The studio's own language, light and dark: behind a button where there is no room beside a title. */
export const OwnChoicesMenu = () => {
  const { t } = useTranslation('studio');
  const isNarrow = useHasBottomBar();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = isNarrow && anchor !== null;
  useInertPage(isOpen);
  if (!isNarrow) return <OwnChoices />;
  return (
    <>
      <IconButton
        aria-label={t('frame.own')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="globe" />
      </IconButton>
      <Popover
        open={isOpen}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('frame.own') } }}
      >
        <Box sx={{ padding: 2 }}>
          <OwnChoices />
        </Box>
      </Popover>
    </>
  );
};
