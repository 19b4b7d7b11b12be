import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { LoginNotice as Notices } from '#state/flows/login.ts';
import { Notice, type Severity } from '#ui/Notice.tsx';

const severities = {
  linkInvalid: 'warning',
  flowLost: 'info',
  registrationLost: 'info',
  registrationExpired: 'warning',
  registered: 'success',
  returns: 'info',
} as const satisfies Record<Notices | 'returns', Severity>;

/** Says why the login starts again, or that it leads back to the page from before. */
export const LoginNotice = ({ notice }: { notice: Notices | 'returns' }) => {
  const { t } = useTranslation('login');
  return (
    <Box sx={{ mt: 2.5 }}>
      <Notice severity={severities[notice]}>{t(`email.${notice}`)}</Notice>
    </Box>
  );
};
