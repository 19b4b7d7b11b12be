import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MuiButton from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { currentUserAtom, loggedInAtom, memberNameAtom } from '#state/session/session.ts';
import { Icon } from '#ui/Icon.tsx';
import { AccountPanel } from './AccountPanel.tsx';

/**
 * The account of the logged-in person: name, e-mail, profile, terms of use, log out. A disclosure, not a menu, because
 * it also holds the choice of language: Tab moves through it, Escape closes it and returns the focus, and moving the
 * focus elsewhere closes it.
 */
export const AccountMenu = () => {
  const { t } = useTranslation('shell');
  const person = useValue(currentUserAtom);
  const memberName = useValue(memberNameAtom);
  const user = useValue(loggedInAtom) ? person : null;
  const name = user === null ? '' : memberName;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
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
          onClick={() => {
            setOpen(!open);
          }}
          sx={({ palette, tokens, typography }) => ({
            minBlockSize: 44,
            minInlineSize: 44,
            maxInlineSize: 240,
            padding: { xs: 0, sm: '4px 12px' },
            borderColor: palette.divider,
            borderRadius: { xs: tokens.corner.full, sm: `${tokens.corner.control}px` },
            fontWeight: typography.fontWeightRegular,
            color: palette.text.primary,
            '&[aria-expanded="true"]': { backgroundColor: palette.action.hover },
          })}
        >
          <Icon name="user" size={18} />
          <Box
            component="span"
            sx={{
              display: { xs: 'none', sm: 'block' },
              marginInlineStart: 1,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              // Room for the accents of capitals, which would be cut off.
              lineHeight: 1.6,
            }}
          >
            {name === '' ? t('account.label') : name}
          </Box>
        </MuiButton>
        {open ? (
          <AccountPanel
            id={panelId}
            person={user === null ? null : { name, emailAddress: user.emailAddress }}
            onClose={close}
          />
        ) : null}
      </Box>
    </ClickAwayListener>
  );
};
