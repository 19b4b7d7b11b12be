import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { hintRoutes } from '#contract/hints.ts';
import { declarationQuery } from '#domain/form-query.ts';
import { useHref } from '#state/kernel/place.ts';
import { RouterLink } from '#ui/RouterLink.tsx';

/** The one who is missing among the beneficiaries: a partner whom nobody has declared gets no pension. BVG art. 20a. */
export const UndeclaredPartner = () => {
  const { t } = useTranslation(['death-benefit', 'hints']);
  const href = useHref();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        mb: 2.5,
        paddingBlockEnd: 2.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography component="h3" sx={{ fontWeight: 'fontWeightMedium' }}>
          {t('partner.name')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('partner.nothing')}
        </Typography>
      </div>
      <Link
        component={RouterLink}
        href={href(hintRoutes.partnerNotDeclared, { query: declarationQuery })}
        variant="body2"
        sx={{ displayPrint: 'none' }}
      >
        {t('hints:partnerNotDeclared.action')}
      </Link>
    </Box>
  );
};
