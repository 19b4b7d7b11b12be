import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilePath } from '#tenants/finding.ts';
import { Button } from '#ui/Button.tsx';
import { leavesFocus } from '../kernel/lead-to-field.ts';
import { pathName } from '../kernel/paths.ts';
import { FindingLines } from '../findings/FindingLine.tsx';
import { useFindingsAt, useFindingsOf } from '../kernel/use-findings.ts';

/** Where a field's value comes from. */
export type Source = 'house' | 'fund' | 'language' | 'none';

type FieldBoxProps = {
  path: FilePath;
  /** The field's name, for the button that gives it back. */
  name: string;
  source: Source;
  /** What is shown once it is given back, in words; the house's by default. */
  instead?: Source;
  /** It holds fields of its own, which say themselves what is wrong with them. */
  isWhole?: boolean;
  /** Gives the field back; without it, it can't be. */
  onReset?: (() => void) | undefined;
  children: ReactNode;
};

/** A field of the editor: what is typed, where its value comes from with the way back, and what is wrong with it. */
export const FieldBox = ({
  path,
  name,
  source,
  instead = 'house',
  isWhole = false,
  onReset,
  children,
}: FieldBoxProps) => {
  const { t } = useTranslation('studio');
  const [within, whole] = [useFindingsAt(path), useFindingsOf(path)];
  const isOwn = source === 'fund' || source === 'language';
  return (
    <Box
      data-path={pathName(path)}
      sx={{ scrollMarginBlock: 96, minInlineSize: 0, '& .MuiFormControl-root': { inlineSize: '100%' } }}
    >
      {children}
      <Stack
        direction="row"
        sx={{
          minBlockSize: 28,
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 1,
          marginBlockStart: 0.5,
        }}
      >
        <Typography variant="caption" color="textSecondary">
          {t(`source.${source}`)}
        </Typography>
        {isOwn && onReset !== undefined ? (
          <Button
            ref={leavesFocus}
            variant="text"
            size="small"
            aria-label={`${t(`source.use.${instead}`)}: ${name}`}
            onClick={onReset}
            sx={{ marginInlineEnd: -1, minBlockSize: 28, paddingBlock: 0, typography: 'caption', flex: 'none' }}
          >
            {t(`source.use.${instead}`)}
          </Button>
        ) : null}
      </Stack>
      <FindingLines findings={isWhole ? whole : within} />
    </Box>
  );
};
