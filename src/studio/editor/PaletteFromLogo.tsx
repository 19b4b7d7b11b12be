import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hex } from '#kernel/colour.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { withValue } from '../kernel/paths.ts';
import { isText, useFileAt } from '../kernel/use-draft.ts';
import { pixelsOf } from '../images/pixels-of.ts';
import { useStudio } from '../kernel/services.ts';
import { brandPath } from './brand-path.ts';

type Proposal = { readonly primary: Hex; readonly secondary: Hex } | 'grey';

const Proposed = ({ colour, name }: { colour: Hex; name: string }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
    <Box
      aria-hidden
      style={{ backgroundColor: colour }}
      sx={{ inlineSize: 36, blockSize: 36, borderRadius: 1, outline: '1px solid', outlineColor: 'divider' }}
    />
    <Box>
      <Typography variant="caption" component="p" color="textSecondary">
        {name}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {colour}
      </Typography>
    </Box>
  </Stack>
);

/** Proposes the fund's two colours from its logo; they are taken over only on a press. */
export const PaletteFromLogo = () => {
  const { t } = useTranslation('studio');
  const { draft, imageAddress } = useStudio();
  const logo = useFileAt(['settings', 'logoImage']);
  const stored = useFileAt(['assets', isText(logo) ? logo : '']);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const hash = isText(stored) ? stored : undefined;

  const look = async () => {
    if (hash === undefined) return;
    const pixels = await pixelsOf(imageAddress(hash));
    // Loads when it is first wanted.
    const { logoColours } = await import('#theme/logo-colours.ts');
    setProposal((pixels === null ? null : logoColours(pixels)) ?? 'grey');
  };

  return (
    <Box>
      <Button variant="outlined" size="small" disabled={hash === undefined} onClick={() => void look()}>
        {t('brand.fromLogo')}
      </Button>
      {hash === undefined ? (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          {t('brand.fromNoLogo')}
        </Typography>
      ) : null}
      <Box component="output" sx={{ display: 'block' }}>
        {proposal === 'grey' ? (
          <Box sx={{ marginBlockStart: 1.5 }}>
            <Notice severity="info" live="off">
              {t('brand.greyLogo')}
            </Notice>
          </Box>
        ) : proposal === null ? null : (
          <Paper variant="outlined" sx={{ marginBlockStart: 1.5, padding: 2 }}>
            <Typography variant="subtitle2" component="p">
              {t('brand.proposed')}
            </Typography>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, marginBlock: 1.5 }}>
              <Proposed colour={proposal.primary} name={t('fields.primary')} />
              <Proposed colour={proposal.secondary} name={t('fields.secondary')} />
            </Stack>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              <Button
                size="small"
                onClick={() => {
                  const { primary, secondary } = proposal;
                  draft.replace((before) =>
                    withValue(withValue(before, brandPath('primary'), primary), brandPath('secondary'), secondary),
                  );
                  setProposal(null);
                }}
              >
                {t('brand.accept')}
              </Button>
              <Button variant="text" size="small" onClick={() => setProposal(null)}>
                {t('brand.decline')}
              </Button>
            </Stack>
          </Paper>
        )}
      </Box>
    </Box>
  );
};
