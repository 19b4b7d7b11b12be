import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { LoginNotice as Notices } from '#state/flows/login.ts';
import { Notice, type Severity } from '#ui/Notice.tsx';

const severities = {
  linkInvalid: 'warning',
  flowLost: 'info',
  registerHere: 'info',
  registrationLost: 'info',
  registrationExpired: 'warning',
  registered: 'success',
} as const satisfies Record<Notices, Severity>;

/** Says why the login starts again. */
export const LoginNotice = ({ notice }: { notice: Notices }) => {
  const { t } = useTranslation('login');
  return (
    <Box sx={{ mt: 2.5 }}>
      <Notice severity={severities[notice]}>{t(`email.${notice}`)}</Notice>
    </Box>
  );
};
