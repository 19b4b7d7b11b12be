import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparedColumns } from './compared-columns.ts';

/** A tinted sheet with a dashed edge, which can't be taken for a result. */
const sectionSx = ({ tokens: { colour } }: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 1.5,
    padding: 2,
    border: '1px dashed',
    borderColor: colour.border.control,
    borderRadius: 1,
    backgroundColor: colour.surface.sunken,
    displayPrint: 'none',
  }) as const;

type PreviewProps = {
  /** What the example is called. */
  label: string;
  /** What it does, in a line. */
  answer: ReactNode;
  /** The same in figures. */
  children: ReactNode;
};

/** In place of results as long as nothing is changed: what the example in the fields does, named and marked as one. */
export const Preview = ({ label, answer, children }: PreviewProps) => {
  const { t } = useTranslation('simulation');
  const columns = useMemo(
    () => ({
      caption: t('examples.preview', { example: label }),
      names: [t('comparison.before'), t('comparison.after')],
      isBroken: false,
      isPast: false,
    }),
    [t, label],
  );
  return (
    <Box component="section" aria-label={columns.caption} sx={sectionSx}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Typography component="h3">{label}</Typography>
        <Chip size="small" variant="outlined" label={t('examples.badge')} />
      </Stack>
      {answer}
      <ComparedColumns value={columns}>{children}</ComparedColumns>
      <Typography variant="body2" color="textSecondary">
        {t('examples.invitation')}
      </Typography>
    </Box>
  );
};
