import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilePath } from '#tenants/finding.ts';
import { Button } from '#ui/Button.tsx';
import { useNamedValue } from '#ui/use-named-value.ts';
import { leavesFocus } from '../kernel/lead-to-field.ts';
import { pathName } from '../kernel/paths.ts';
import { FindingLines } from '../findings/FindingLine.tsx';
import { useFindingsAt, useFindingsOf } from '../kernel/use-findings.ts';

/**
 * Where a field's value comes from: from the fund itself or one of its languages, from what the fund has for all languages,
 * from another field, by its name, from the portal, or from nowhere.
 */
export type Source = 'fund' | 'language' | 'shared' | { readonly field: string } | 'house' | 'none';

/** Where a value comes from that the fund hasn't chosen itself. */
export type OtherSource = Exclude<Source, 'fund' | 'language'>;

type FieldBoxProps = {
  path: FilePath;
  /** The field's name, for the button that gives it back. */
  name: string;
  source: Source;
  /** What is shown once it is given back, in words; the house's by default. */
  instead?: OtherSource;
  /** It holds fields of its own, which say themselves what is wrong with them. */
  isWhole?: boolean;
  /** Gives the field back; without it, it can't be. */
  onReset?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * A field of the editor: what is typed, the way back from a value of its own, and what is wrong with it. Most values come from
 * the portal, which its section says once.
 */
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
  const named = useNamedValue();
  const [within, whole] = [useFindingsAt(path), useFindingsOf(path)];
  const isOwn = source === 'fund' || source === 'language';
  // Without a way back, what stands in the field says enough.
  const said =
    isOwn && onReset !== undefined
      ? t(`source.${source}`)
      : typeof source === 'object'
        ? t('source.field', source)
        : null;
  const back = typeof instead === 'object' ? t('source.use.field', instead) : t(`source.use.${instead}`);
  return (
    <Box
      data-path={pathName(path)}
      sx={{ scrollMarginBlock: 96, minInlineSize: 0, '& .MuiFormControl-root': { inlineSize: '100%' } }}
    >
      {children}
      {said === null ? null : (
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
            {said}
          </Typography>
          {isOwn ? (
            <Button
              ref={leavesFocus}
              variant="text"
              size="small"
              aria-label={named(back, name)}
              onClick={onReset}
              sx={{ marginInlineEnd: -1, minBlockSize: 28, paddingBlock: 0, typography: 'caption', flex: 'none' }}
            >
              {back}
            </Button>
          ) : null}
        </Stack>
      )}
      <FindingLines findings={isWhole ? whole : within} />
    </Box>
  );
};
