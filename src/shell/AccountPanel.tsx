import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { forgetDraftsAction } from '#state/session/draft-keys.ts';
import { furtherPagesAtom, hasQuestionsAtom } from '#state/session/open-pages.ts';
import { signOutAction } from '#state/session/session.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { pageIcons } from '#ui/page-icons.ts';
import { useHasCornerHelp } from '#ui/StickyHelpButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

const lineIcon = (name: IconName) => (
  <ListItemIcon>
    <Icon name={name} />
  </ListItemIcon>
);

/** The pages; the messages are below the form for a new one. */
const links = [
  { key: 'profile', icon: 'user', label: 'titles.profile', query: {} },
  { key: 'contact', icon: 'mail', label: 'account.messages', query: { thread: 'latest' } },
  { key: 'terms', icon: 'document', label: 'titles.terms', query: {} },
] as const;

type AccountPanelProps = {
  id: string;
  /** The logged-in person; null before they are known. */
  person: { readonly name: string; readonly emailAddress: string } | null;
  /** Called when a link is followed. */
  onClose: () => void;
};

/**
 * What the account menu opens: who is logged in, the pages that the navigation doesn't lead to, profile, messages, terms,
 * logging out, language and mode.
 */
export const AccountPanel = ({ id, person, onClose }: AccountPanelProps) => {
  const { t } = useTranslation('shell');
  const href = useHref();
  const further = useValue(furtherPagesAtom);
  const hasCornerHelp = useHasCornerHelp();
  // In a narrow window the header leads to them.
  const hasQuestions = useValue(hasQuestionsAtom) && hasCornerHelp;
  const signOut = useAction(signOutAction);
  const forgetDrafts = useAction(forgetDraftsAction);
  return (
    <Paper
      id={id}
      variant="floating"
      sx={({ tokens }) => ({
        position: 'absolute',
        insetBlockStart: 'calc(100% + 8px)',
        insetInlineEnd: 0,
        inlineSize: 'min(320px, calc(100vw - 32px))',
        boxSizing: 'border-box',
        padding: 1,
        borderRadius: `${Math.min(tokens.corner.card, 16)}px`,
        maxBlockSize: 'calc(100dvh - 80px - var(--bottom-bar, 0px))',
        overflowY: 'auto',
        // On a phone the whole menu is in sight.
        [`& .${listItemButtonClasses.root}`]: { minBlockSize: { xs: 40, sm: 44 }, paddingBlock: { xs: 0.5, sm: 1 } },
      })}
    >
      {person === null ? null : (
        <>
          <ListItemText
            primary={person.name}
            secondary={person.emailAddress}
            slotProps={{ primary: { sx: { fontWeight: 'fontWeightMedium' } } }}
            sx={{ margin: 0, paddingBlock: { xs: 1, sm: 1.5 }, paddingInline: 2, overflowWrap: 'anywhere' }}
          />
          <Divider />
        </>
      )}
      {further.length === 0 ? null : (
        <>
          <List aria-label={t('nav.further')}>
            {further.map((page) => (
              <ListItem key={page} disablePadding>
                <ListItemButton href={href(page)} onClick={onClose}>
                  {lineIcon(pageIcons[page])}
                  {t(`titles.${page}`)}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
          <Divider />
        </>
      )}
      <List>
        {hasQuestions ? (
          <ListItem disablePadding>
            <ListItemButton href={href('questions')} onClick={onClose}>
              {lineIcon('question')}
              {t('titles.questions')}
            </ListItemButton>
          </ListItem>
        ) : null}
        {links.map(({ key, icon, label, query }) => (
          <ListItem key={key} disablePadding>
            <ListItemButton href={href(key, { query })} onClick={onClose}>
              {lineIcon(icon)}
              {t(label)}
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding>
          <ListItemButton
            component="button"
            onClick={() => {
              forgetDrafts();
              void signOut({});
            }}
          >
            {lineIcon('logOut')}
            {t('account.logOut')}
          </ListItemButton>
        </ListItem>
      </List>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
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
  );
};
