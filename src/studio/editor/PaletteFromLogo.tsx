import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hex } from '#kernel/colour.ts';
import type { BrandInput } from '#theme/brand.ts';
import { colourRepair, otherColour } from '#theme/colour-repair.ts';
import { alike } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { withValue } from '../kernel/paths.ts';
import { isText, useFileAt } from '../kernel/use-draft.ts';
import { pixelsOf } from '../images/pixels-of.ts';
import { useStudio } from '../kernel/services.ts';
import { brandPath } from './brand-path.ts';

type Palette = { readonly primary: Hex; readonly secondary: Hex };

/** The colours as the logo has them, and the nearest ones in which text can be read; or why there are none. */
type Proposal = { readonly inLogo: Palette; readonly legible: Palette } | 'grey' | 'failed';

const isSame = (one: Palette, other: Palette): boolean =>
  one.primary === other.primary && one.secondary === other.secondary;

/** The colours as the portal shows them without shifting them once more. */
const legibleOf = (brand: BrandInput, { primary: wanted, secondary: second }: Palette): Palette => {
  const primary = colourRepair({ ...brand, primary: wanted, secondary: second }, 'primary')?.settled ?? wanted;
  const secondary = colourRepair({ ...brand, primary, secondary: second }, 'secondary')?.settled ?? second;
  return { primary, secondary: alike(primary, secondary) ? otherColour({ ...brand, primary, secondary }) : secondary };
};

const Swatch = ({ colour }: { colour: Hex }) => (
  <Box
    aria-hidden
    style={{ backgroundColor: colour }}
    sx={{ inlineSize: 36, blockSize: 36, borderRadius: 1, outline: '1px solid', outlineColor: 'divider' }}
  />
);

/** A colour that is proposed, beside that of the logo where it is another one. */
const Proposed = ({ inLogo, colour, name }: { inLogo: Hex; colour: Hex; name: string }) => {
  const { t } = useTranslation('studio');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      {inLogo === colour ? null : <Swatch colour={inLogo} />}
      <Swatch colour={colour} />
      <Box>
        <Typography variant="caption" component="p" color="textSecondary">
          {name}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {inLogo === colour ? colour : t('brand.insteadOf', { colour, inLogo })}
        </Typography>
      </Box>
    </Stack>
  );
};

/** Proposes the fund's two colours from its logo; they are taken over only on a press. */
export const PaletteFromLogo = ({ brand }: { brand: BrandInput }) => {
  const { t } = useTranslation('studio');
  const { draft, imageAddress, log } = useStudio();
  const logo = useFileAt(['settings', 'logoImage']);
  const stored = useFileAt(['assets', isText(logo) ? logo : '']);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const hash = isText(stored) ? stored : undefined;
  const asks = useRef<HTMLButtonElement>(null);
  /** Takes the proposal away, and with it what was pressed. */
  const close = () => {
    setProposal(null);
    asks.current?.focus();
  };

  const proposalOf = async (logoHash: string): Promise<Proposal> => {
    const pixels = await pixelsOf(imageAddress(logoHash));
    if (pixels === null) return 'failed';
    try {
      // Loads when it is first wanted.
      const { logoColours } = await import('#theme/logo-colours.ts');
      const inLogo = logoColours(pixels);
      return inLogo === null ? 'grey' : { inLogo, legible: legibleOf(brand, inLogo) };
    } catch (error) {
      log('The colours of a logo could not be read.', error);
      return 'failed';
    }
  };
  const look = async () => {
    if (hash !== undefined) setProposal(await proposalOf(hash));
  };

  const take = ({ primary, secondary }: Palette) => {
    draft.replace((before) =>
      withValue(withValue(before, brandPath('primary'), primary), brandPath('secondary'), secondary),
    );
    close();
  };

  return (
    <Box>
      <Button ref={asks} variant="outlined" size="small" disabled={hash === undefined} onClick={() => void look()}>
        {t('brand.fromLogo')}
      </Button>
      {hash === undefined ? (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          {t('brand.fromNoLogo')}
        </Typography>
      ) : null}
      <Box component="output" sx={{ display: 'block' }}>
        {proposal === 'grey' || proposal === 'failed' ? (
          <Box sx={{ marginBlockStart: 1.5 }}>
            <Notice severity={proposal === 'grey' ? 'info' : 'error'} live="off">
              {t(proposal === 'grey' ? 'brand.greyLogo' : 'brand.logoFailed')}
            </Notice>
          </Box>
        ) : proposal === null ? null : (
          <Paper variant="outlined" sx={{ marginBlockStart: 1.5, padding: 2 }}>
            <Typography variant="subtitle2" component="p">
              {t('brand.proposed')}
            </Typography>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, marginBlock: 1.5 }}>
              {(['primary', 'secondary'] as const).map((which) => (
                <Proposed
                  key={which}
                  inLogo={proposal.inLogo[which]}
                  colour={proposal.legible[which]}
                  name={t(`fields.${which}`)}
                />
              ))}
            </Stack>
            {isSame(proposal.inLogo, proposal.legible) ? null : (
              <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
                {t('brand.madeLegible')}
              </Typography>
            )}
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              <Button size="small" onClick={() => take(proposal.legible)}>
                {t('brand.accept')}
              </Button>
              {isSame(proposal.inLogo, proposal.legible) ? null : (
                <Button variant="outlined" size="small" onClick={() => take(proposal.inLogo)}>
                  {t('brand.acceptAsIs')}
                </Button>
              )}
              <Button variant="text" size="small" onClick={close}>
                {t('brand.decline')}
              </Button>
            </Stack>
          </Paper>
        )}
      </Box>
    </Box>
  );
};
