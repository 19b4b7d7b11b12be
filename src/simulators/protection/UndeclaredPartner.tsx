import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { hintRoutes } from '#contract/hints.ts';
import { declarationQuery } from '#domain/form-query.ts';
import { useHref } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';

/** That a partner receives nothing as long as nobody declares them, and the way to do it. BVG art. 20a. */
export const UndeclaredPartner = () => {
  const { t } = useTranslation(['simulation', 'hints']);
  const href = useHref();
  return (
    <div>
      <Typography>{t('findings.partnerNotDeclared')}</Typography>
      <Button
        variant="contained"
        href={href(hintRoutes.partnerNotDeclared, { query: declarationQuery })}
        sx={{ mt: 2, displayPrint: 'none' }}
      >
        {t('hints:partnerNotDeclared.action')}
      </Button>
    </div>
  );
};
