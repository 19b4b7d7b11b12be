import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/Icon.tsx';
import { studioPageAddress, studioPages, type StudioPage } from '../kernel/addresses.ts';
import { ReadinessFigure } from './ReadinessFigure.tsx';

/** Height of the bar without the device's own edge, in CSS pixels. */
export const bottomBarHeight = 60;

/** The studio's pages at the bottom of a phone or tablet; to review and publish stands under the readiness. */
export const BottomBar = ({ code, here, least }: { code: string; here: string; least: number }) => {
  const { t } = useTranslation('studio');
  const icons: { readonly [Page in StudioPage]: ReactNode } = {
    edit: <Icon name="edit" size={22} />,
    review: <ReadinessFigure least={least} size={22} />,
    history: <Icon name="clock" size={22} />,
    wall: <Icon name="table" size={22} />,
  };
  return (
    <BottomNavigation
      component="nav"
      aria-label={t('frame.pages')}
      showLabels
      value={here}
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: 'appBar',
        boxSizing: 'content-box',
        blockSize: bottomBarHeight,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      {studioPages.map((page) => (
        <BottomNavigationAction
          key={page}
          value={page}
          label={t(page === 'wall' ? 'pages.wallShort' : `pages.${page}`)}
          aria-label={page === 'wall' ? t('pages.wall') : undefined}
          icon={icons[page]}
          href={studioPageAddress(code, page)}
          aria-current={page === here ? 'page' : undefined}
          // Four columns of a narrow phone hold the longest words in one line.
          slotProps={{
            label: { sx: { '&&': { fontSize: 'clamp(0.6875rem, 3.2vw, 0.75rem)' }, whiteSpace: 'nowrap' } },
          }}
          sx={({ palette }) => ({
            flex: '1 1 0',
            minInlineSize: 0,
            paddingInline: 0.25,
            gap: 0.25,
            '&.Mui-selected': { boxShadow: `inset 0 3px ${palette.primary.main}` },
          })}
        />
      ))}
    </BottomNavigation>
  );
};
