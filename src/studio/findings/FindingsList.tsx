import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { studioSections, type FundFinding } from '#tenants/finding.ts';
import { Button } from '#ui/Button.tsx';
import { pathName } from '../kernel/paths.ts';
import { useFundCode } from '../kernel/use-draft.ts';
import { findingAddress } from '../kernel/finding-place.ts';
import { FindingLine } from './FindingLine.tsx';

const gravities = ['mistake', 'warning', 'hint'] as const;

/** All findings, the gravest first, each with the way to its field and what mends it. */
export const FindingsList = ({ findings }: { findings: readonly FundFinding[] }) => {
  const { t } = useTranslation('studio');
  const code = useFundCode();
  if (findings.length === 0) return <Typography>{t('findings.none')}</Typography>;
  return (
    <Stack sx={{ gap: 3 }}>
      {studioSections.map((section) => {
        const own = findings
          .filter((finding) => finding.section === section)
          .toSorted((a, b) => gravities.indexOf(a.gravity) - gravities.indexOf(b.gravity));
        if (own.length === 0) return null;
        return (
          <Stack key={section} sx={{ gap: 1.5 }}>
            <Typography variant="subtitle1" component="h3">
              {t(`sections.${section}.title`)}
            </Typography>
            {section === 'plan' ? (
              <Typography variant="body2" color="textSecondary">
                {t('sections.plan.lead')}
              </Typography>
            ) : null}
            <Stack component="ul" sx={{ gap: 1.5, margin: 0, padding: 0, listStyle: 'none' }}>
              {own.map((finding) => {
                const address = findingAddress(code, finding);
                return (
                  <li key={`${finding.key} ${pathName(finding.path)}`}>
                    <FindingLine finding={finding}>
                      {address === null ? null : (
                        <Button variant="text" size="small" endIcon="arrowRight" href={address}>
                          {t('findings.toField')}
                        </Button>
                      )}
                    </FindingLine>
                  </li>
                );
              })}
            </Stack>
          </Stack>
        );
      })}
    </Stack>
  );
};
