import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { leavesFocus } from '../kernel/lead-to-field.ts';
import { pathName } from '../kernel/paths.ts';
import { useReadiness } from '../kernel/use-findings.ts';
import { useFindingText } from './finding-text.ts';
import { useSettle } from './use-mend.ts';

/** What the fund wants just so, each with the way back; `empty` if there is nothing. */
export const SettledFindings = ({ empty }: { empty?: string }) => {
  const { t } = useTranslation('studio');
  const settled = useReadiness()?.settled ?? [];
  const text = useFindingText();
  const { reopen } = useSettle();
  if (settled.length === 0)
    return empty === undefined ? null : (
      <Typography variant="body2" color="textSecondary">
        {empty}
      </Typography>
    );
  return (
    <Stack component="ul" aria-label={t('fields.settled')} sx={{ gap: 1.5, margin: 0, padding: 0, listStyle: 'none' }}>
      {settled.map((finding) => (
        <li key={`${finding.key} ${pathName(finding.path)}`} ref={leavesFocus}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {text(finding)}
          </Typography>
          <Button variant="text" size="small" sx={{ marginInlineStart: -1.25 }} onClick={() => reopen(finding)}>
            {t('findings.reopen')}
          </Button>
        </li>
      ))}
    </Stack>
  );
};
