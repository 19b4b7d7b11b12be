import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { currentUserAtom, loggedInAtom, signOutAction } from '#state/session/session.ts';
import { Icon } from '#ui/Icon.tsx';
import { RouterLink } from '#ui/RouterLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

const Frame = styled('div')({ position: 'relative', flex: 'none', '@media print': { display: 'none' } });

const Opener = styled('button')(({ theme }) => ({
  font: 'inherit',
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minBlockSize: 44,
  minInlineSize: 44,
  maxInlineSize: 240,
  padding: theme.spacing(0.5, 1.5),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 22,
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: { padding: 0, justifyContent: 'center', '& > span': { display: 'none' } },
}));

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  inlineSize: 'min(320px, calc(100vw - 32px))',
  boxSizing: 'border-box',
  padding: theme.spacing(1),
  borderRadius: Math.min(theme.tokens.corner.card, 16),
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.tokens.colour.surface.raised,
  color: theme.palette.text.primary,
  boxShadow: theme.tokens.elevation.floating,
  maxBlockSize: 'calc(100dvh - 80px)',
  overflowY: 'auto',
}));

const Person = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  marginBlockEnd: theme.spacing(1),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  overflowWrap: 'anywhere',
  '& p': { margin: 0, ...theme.typography.body2, color: theme.palette.text.secondary },
  '& p:first-of-type': {
    ...theme.typography.body1,
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.palette.text.primary,
  },
}));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a, & button': {
    font: 'inherit',
    ...theme.typography.body1,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    inlineSize: '100%',
    minBlockSize: 44,
    padding: theme.spacing(1, 2),
    border: 0,
    borderRadius: Math.min(theme.tokens.corner.control, 8),
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& a:hover, & button:hover': { backgroundColor: theme.palette.action.hover },
  '& a:focus-visible, & button:focus-visible': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
  },
}));

const Narrow = styled('div')(({ theme }) => ({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1, 0),
  marginBlockStart: theme.spacing(1),
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down('md')]: { display: 'flex' },
}));

/**
 * The account of the logged-in person: name, e-mail, profile, terms of use, log out. A disclosure, not a menu: Tab
 * moves through it, Escape closes it and returns the focus, and moving the focus elsewhere closes it.
 */
export const AccountMenu = () => {
  const { t } = useTranslation('shell');
  const person = useValue(currentUserAtom);
  const user = useValue(loggedInAtom) ? person : null;
  const href = useHref();
  const signOut = useAction(signOutAction);
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const name = user === null ? '' : `${user.firstname} ${user.lastname}`.trim();
  const close = () => {
    setOpen(false);
  };

  useEffect(() => {
    if (!open) return undefined;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !(frame.current?.contains(event.target) ?? true)) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
    };
  }, [open]);

  return (
    <Frame
      ref={frame}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        opener.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Opener
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={name === '' ? t('account.label') : t('account.open', { name })}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Icon name="user" />
        <span>{name === '' ? t('account.label') : name}</span>
      </Opener>
      {open ? (
        <Panel id={panelId}>
          {user === null ? null : (
            <Person>
              <p>{name}</p>
              <p>{user.emailAddress}</p>
            </Person>
          )}
          <List>
            <li>
              <RouterLink href={href('profile')} onClick={close}>
                <Icon name="user" />
                {t('account.profile')}
              </RouterLink>
            </li>
            <li>
              <RouterLink href={href('terms')} onClick={close}>
                <Icon name="document" />
                {t('account.terms')}
              </RouterLink>
            </li>
            <li>
              <button type="button" onClick={() => void signOut({})}>
                <Icon name="logOut" />
                {t('account.logOut')}
              </button>
            </li>
          </List>
          <Narrow>
            <LanguageSwitch />
            <ModeSwitch />
          </Narrow>
        </Panel>
      ) : null}
    </Frame>
  );
};
