import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MuiButton from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { currentUserAtom, loggedInAtom, signOutAction } from '#state/session/session.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

const lineIcon = (name: IconName) => (
  <ListItemIcon>
    <Icon name={name} />
  </ListItemIcon>
);

/**
 * The account of the logged-in person: name, e-mail, profile, terms of use, log out. A disclosure, not a menu, because
 * it also holds the choice of language: Tab moves through it, Escape closes it and returns the focus, and moving the
 * focus elsewhere closes it.
 */
export const AccountMenu = () => {
  const { t } = useTranslation('shell');
  const person = useValue(currentUserAtom);
  const user = useValue(loggedInAtom) ? person : null;
  const href = useHref();
  const signOut = useAction(signOutAction);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const name = user === null ? '' : `${user.firstname} ${user.lastname}`.trim();
  const close = () => {
    setOpen(false);
  };

  return (
    <ClickAwayListener mouseEvent={open ? 'onPointerDown' : false} touchEvent={false} onClickAway={close}>
      <Box
        sx={{ position: 'relative', flex: 'none', '@media print': { display: 'none' } }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          close();
          opener.current?.focus();
        }}
        onBlur={(event) => {
          if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <MuiButton
          ref={opener}
          variant="outlined"
          size="small"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          aria-label={name === '' ? t('account.label') : t('account.open', { name })}
          startIcon={<Icon name="user" />}
          onClick={() => {
            setOpen(!open);
          }}
          sx={({ palette, tokens, breakpoints, typography }) => ({
            minBlockSize: 44,
            minInlineSize: 44,
            maxInlineSize: 240,
            padding: '4px 12px',
            borderColor: palette.divider,
            borderRadius: tokens.corner.full,
            fontWeight: typography.fontWeightRegular,
            color: palette.text.primary,
            '&[aria-expanded="true"]': { backgroundColor: palette.action.hover },
            [breakpoints.down('sm')]: { padding: 0, '& .MuiButton-startIcon': { margin: 0 } },
          })}
        >
          <Box
            component="span"
            sx={{
              display: { xs: 'none', sm: 'block' },
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {name === '' ? t('account.label') : name}
          </Box>
        </MuiButton>
        {open ? (
          <Paper
            id={panelId}
            sx={({ tokens, palette }) => ({
              position: 'absolute',
              insetBlockStart: 'calc(100% + 8px)',
              insetInlineEnd: 0,
              inlineSize: 'min(320px, calc(100vw - 32px))',
              boxSizing: 'border-box',
              padding: 1,
              borderRadius: `${Math.min(tokens.corner.card, 16)}px`,
              border: `1px solid ${palette.divider}`,
              backgroundColor: tokens.colour.surface.raised,
              boxShadow: tokens.elevation.floating,
              maxBlockSize: 'calc(100dvh - 80px)',
              overflowY: 'auto',
            })}
          >
            {user === null ? null : (
              <>
                <ListItemText
                  primary={name}
                  secondary={user.emailAddress}
                  slotProps={{ primary: { sx: { fontWeight: 'fontWeightMedium' } } }}
                  sx={{ margin: 0, paddingBlock: 1.5, paddingInline: 2, overflowWrap: 'anywhere' }}
                />
                <Divider />
              </>
            )}
            <List>
              <ListItem disablePadding>
                <ListItemButton href={href('profile')} onClick={close}>
                  {lineIcon('user')}
                  {t('account.profile')}
                </ListItemButton>
              </ListItem>
              <ListItem disablePadding>
                <ListItemButton href={href('terms')} onClick={close}>
                  {lineIcon('document')}
                  {t('account.terms')}
                </ListItemButton>
              </ListItem>
              <ListItem disablePadding>
                <ListItemButton component="button" onClick={() => void signOut({})}>
                  {lineIcon('logOut')}
                  {t('account.logOut')}
                </ListItemButton>
              </ListItem>
            </List>
            <Stack
              direction="row"
              sx={{
                display: { xs: 'flex', md: 'none' },
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1,
                padding: 1,
                borderBlockStart: 1,
                borderColor: 'divider',
              }}
            >
              <LanguageSwitch />
              <ModeSwitch />
            </Stack>
          </Paper>
        ) : null}
      </Box>
    </ClickAwayListener>
  );
};
