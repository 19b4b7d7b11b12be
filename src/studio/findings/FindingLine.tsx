import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { normaliseHex } from '#kernel/colour.ts';
import type { FundFinding, Mend } from '#tenants/finding.ts';
import { isMatterOfTaste } from '#tenants/settled.ts';
import { Button } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useNamedValue } from '#ui/use-named-value.ts';
import { leavesFocus } from '../kernel/lead-to-field.ts';
import { pathName } from '../kernel/paths.ts';
import { useMend, useSettle } from './use-mend.ts';
import { useFindingText } from './finding-text.ts';

const icons = { mistake: 'error', warning: 'warning', hint: 'info' } as const satisfies Record<string, IconName>;
const colours = { mistake: 'error.main', warning: 'warning.main', hint: 'info.main' } as const;

/** A swatch of the colour that a press takes. */
const Swatch = ({ colour }: { colour: string }) => (
  <Box
    aria-hidden
    component="span"
    style={{ backgroundColor: colour }}
    sx={{
      display: 'inline-block',
      inlineSize: '1em',
      blockSize: '1em',
      marginInlineStart: 0.75,
      borderRadius: 0.5,
      outline: '1px solid',
      outlineColor: 'divider',
    }}
  />
);

/** What a press does about a finding: takes another colour, takes something out, or puts it right. */
const MendWords = ({ mend }: { mend: Mend }) => {
  const { t } = useTranslation('studio');
  if (mend.kind === 'remove') return t('findings.remove');
  if (mend.path.at(-1) === 'logoImageDark') return t('findings.useLight');
  const colour = typeof mend.value === 'string' ? normaliseHex(mend.value) : undefined;
  if (colour === undefined) return t('findings.mend');
  return (
    <>
      {t('findings.replace', { colour })}
      <Swatch colour={colour} />
    </>
  );
};

/** What is wrong with a field, below it, and one press that mends it. */
export const FindingLine = ({ finding, children }: { finding: FundFinding; children?: React.ReactNode }) => {
  const { t } = useTranslation('studio');
  const named = useNamedValue();
  const text = useFindingText();
  const mend = useMend();
  const { settle } = useSettle();
  const mayStay = isMatterOfTaste(finding);
  return (
    <Box
      ref={leavesFocus}
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, rowGap: 0.5 }}
    >
      <Box component="span" sx={{ color: colours[finding.gravity], lineHeight: 1.45, typography: 'body2' }}>
        <Icon name={icons[finding.gravity]} />
        <VisuallyHidden>{named(t(`findings.${finding.gravity}`), '')}</VisuallyHidden>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {text(finding)}
      </Typography>
      {finding.mends.length === 0 && !mayStay && children === undefined ? null : (
        <Box sx={{ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: -1.25 }}>
          {finding.mends.map((each) => (
            <Button key={each.kind} variant="text" size="small" startIcon="check" onClick={() => mend(each)}>
              <MendWords mend={each} />
            </Button>
          ))}
          {mayStay ? (
            <Button variant="text" size="small" onClick={() => settle(finding)}>
              {t('findings.leave')}
            </Button>
          ) : null}
          {children}
        </Box>
      )}
    </Box>
  );
};

/** What is wrong with a field, or with what holds several. */
export const FindingLines = ({ findings }: { findings: readonly FundFinding[] }) =>
  findings.length === 0 ? null : (
    <Stack sx={{ gap: 1, marginBlockStart: 0.5 }}>
      {findings.map((finding) => (
        <FindingLine key={finding.key + pathName(finding.path)} finding={finding} />
      ))}
    </Stack>
  );
