import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Administrator } from '#contract/studio/answers.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useInertPage } from '#ui/use-inert-page.ts';
import { fundAddress } from '../kernel/addresses.ts';
import { useStudio } from '../kernel/services.ts';
import { OwnChoices } from '../session/OwnChoices.tsx';

/** Who is signed in, the studio's own language and mode, and the way out. */
export const AccountMenu = ({ administrator }: { administrator: Administrator }) => {
  const { t } = useTranslation('studio');
  const { session, draft, notice } = useStudio();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useInertPage(anchor !== null);
  const leave = async () => {
    // Nothing that is typed is lost by leaving.
    if (!(await draft.flush()) && draft.state.get().status === 'ready') {
      notice.set({ severity: 'error', text: t('publish.unsaved') });
      return;
    }
    if (!(await session.signOut())) {
      notice.set({ severity: 'error', text: t('failed.other') });
      return;
    }
    await navigate(fundAddress(administrator.tenant), { replace: true });
  };
  return (
    <>
      <IconButton
        aria-label={t('frame.account', { name: administrator.name })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="user" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('frame.account', { name: administrator.name }) } }}
      >
        <Stack sx={{ gap: 1.5, padding: 2, inlineSize: 300, maxInlineSize: '100%' }}>
          <div>
            <Typography variant="subtitle1" component="p">
              {administrator.name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {administrator.fundName}
            </Typography>
          </div>
          <Divider />
          <OwnChoices />
          <Button variant="outlined" startIcon="logOut" onClick={() => void leave()}>
            {t('frame.signOut')}
          </Button>
        </Stack>
      </Popover>
    </>
  );
};
