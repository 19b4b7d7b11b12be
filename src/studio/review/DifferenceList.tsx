import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { FundFiles } from '#contract/studio/files.ts';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { pathName } from '../kernel/paths.ts';
import { useFundCode } from '../kernel/use-draft.ts';
import { fieldAddress } from '../kernel/finding-place.ts';
import { ValueView } from '../words/ValueView.tsx';
import { differenceRows, useRowName, type DifferenceRow } from './difference-rows.ts';

type DifferenceListProps = {
  before: FundFiles;
  after: FundFiles;
  /** In what they differ, from whoever has worked it out. */
  rows?: readonly DifferenceRow[] | undefined;
  /** Each field leads to where it is edited. */
  leadsOn?: boolean;
};

/** In what two states of a fund's files differ, field by field: before and after. */
export const DifferenceList = ({ before, after, rows, leadsOn = false }: DifferenceListProps) => {
  const { t } = useTranslation('studio');
  const code = useFundCode();
  const nameOf = useRowName();
  const shown = rows ?? differenceRows(code, before, after);
  if (shown.length === 0) return <Typography color="textSecondary">{t('review.same')}</Typography>;
  return (
    <Stack sx={{ gap: 3 }}>
      {Array.from(
        // In the order of the sections already.
        Map.groupBy(shown, ({ difference }) => difference.section),
        ([section, own]) => (
          <Stack key={section} sx={{ gap: 1 }}>
            <Typography variant="subtitle1" component="h3">
              {t(`sections.${section}.title`)}
            </Typography>
            <Stack component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {own.map((row) => {
                const { difference, field } = row;
                const { path } = difference;
                const address = leadsOn ? fieldAddress(code, section, field) : null;
                const name = nameOf(row);
                return (
                  <Box
                    component="li"
                    key={pathName(path) + difference.kind}
                    sx={{ paddingBlock: 1.5, borderBlockStart: '1px solid', borderColor: 'divider' }}
                  >
                    <Typography variant="subtitle2" component="p">
                      {address === null ? name : <Link href={address}>{name}</Link>}
                    </Typography>
                    <Box
                      sx={{
                        display: 'grid',
                        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
                        alignItems: 'start',
                        columnGap: 2,
                        rowGap: 0.5,
                        marginBlockStart: 0.5,
                      }}
                    >
                      <Box sx={{ color: 'text.secondary', minInlineSize: 0 }}>
                        <VisuallyHidden>{t('review.before')} </VisuallyHidden>
                        <ValueView path={field} value={difference.before} files={before} />
                      </Box>
                      <Box
                        aria-hidden
                        sx={{
                          color: 'text.secondary',
                          transform: { xs: 'rotate(90deg)', sm: 'none' },
                          justifySelf: 'start',
                        }}
                      >
                        <Icon name="arrowRight" size={18} />
                      </Box>
                      <Box sx={{ minInlineSize: 0 }}>
                        <VisuallyHidden>{t('review.after')} </VisuallyHidden>
                        <ValueView path={field} value={difference.after} files={after} />
                      </Box>
                    </Box>
                  </Box>
                );
              })}
            </Stack>
          </Stack>
        ),
      )}
    </Stack>
  );
};
