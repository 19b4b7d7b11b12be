import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FactCardFoot } from './FactCardFoot.tsx';
import { above, FactCardHead } from './FactCardHead.tsx';
import { FactCardWords, Meaning, type FactCardSayings } from './FactCardWords.tsx';
import { FactText } from './FactText.tsx';
import type { IconName } from './Icon.tsx';

/**
 * Why a card is inactive, and blurred: its content is announced, with this text over it; or it isn't available, which is
 * said in place of the figure, with the one step to take.
 */
export type Veil =
  { readonly announced: string } | { readonly unavailable: string; readonly href: string; readonly wayOn: string };

/** Props of {@link FactCard}. */
export type FactCardProps = FactCardSayings & {
  /** Names the card. */
  title: ReactNode;
  /** Shown before the title. */
  icon?: IconName;
  /** Shown next to the text, which makes the card featured; stays usable within the clickable card. */
  picture?: ReactNode;
  /** Target of the card's link; the whole card is clickable. */
  href?: string | undefined;
  /** Text of the link. */
  wayOn?: string | undefined;
  /** "What is this?" and its answer. */
  explanation?: { label: string; text: ReactNode };
  /**
   * The card has nothing to say yet, and takes no more room than that; `said`: the page says above why, and the card says
   * it quietly.
   */
  isWaiting?: boolean | 'said';
  /** The card is inactive. */
  veil?: Veil | undefined;
};

/** The room around a card's content on a phone. */
const rowOnPhone = ({ breakpoints, spacing }: Theme) => ({
  [breakpoints.down('sm')]: { '&, &:last-child': { padding: spacing(0, 2, 1.5) } },
});

/** Out of reach, and hidden from whoever can't see that. */
const veiled = (blur: number) => ({ filter: `blur(${blur}px)`, userSelect: 'none', pointerEvents: 'none' }) as const;

/** A card with one figure or fact, one line of meaning and one link. On a phone it is a row: an arrow is the way on. */
export const FactCard = ({
  title,
  icon,
  picture,
  href,
  wayOn,
  explanation,
  isWaiting = false,
  veil,
  ...sayings
}: FactCardProps) => {
  const titleId = useId();
  const { face = 'ready' } = sayings;
  const announced = veil !== undefined && 'announced' in veil ? veil.announced : null;
  const muted = veil !== undefined && 'unavailable' in veil ? veil : null;
  const linked = href !== undefined && wayOn !== undefined && veil === undefined && face !== 'loading';
  const featured = picture !== undefined;
  const isQuiet = isWaiting === 'said' && face === 'empty' && veil === undefined;
  const said = isQuiet ? (
    <Typography variant="body2">{sayings.emptyText}</Typography>
  ) : muted !== null ? (
    <>
      <FactCardWords figure={<FactText>{muted.unavailable}</FactText>} featured={featured} />
      <Box inert aria-hidden sx={{ ...veiled(3), '& > *': { maxBlockSize: '2lh', overflow: 'hidden' } }}>
        <Meaning featured={featured}>{sayings.meaning}</Meaning>
      </Box>
    </>
  ) : (
    <FactCardWords {...sayings} featured={featured} />
  );
  const foot =
    muted !== null ? (
      <FactCardFoot href={muted.href} wayOn={muted.wayOn} featured={featured} inWords />
    ) : wayOn !== undefined && (linked || announced !== null) ? (
      <FactCardFoot href={linked ? href : undefined} wayOn={wayOn} featured={featured} />
    ) : null;
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      aria-busy={face === 'loading' || undefined}
      sx={[
        {
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          boxSizing: 'border-box',
          blockSize: '100%',
          minWidth: 0,
          minHeight: { xs: 0, sm: isWaiting === false ? 200 : 0 },
          overflow: 'visible',
          transition: 'border-color 160ms',
          '&:has([data-stretched]:focus-visible)': {
            outline: '2px solid',
            outlineColor: ({ tokens }) => tokens.colour.focus.ring,
            outlineOffset: 2,
          },
          '@media print': { breakInside: 'avoid', minHeight: 0 },
        },
        (linked || muted !== null) && { '&:hover': { borderColor: 'primary.main' } },
      ]}
    >
      <FactCardHead id={titleId} title={title} icon={icon} question={veil === undefined ? explanation : undefined} />
      <CardContent
        inert={announced !== null}
        aria-hidden={announced === null ? undefined : true}
        sx={[
          { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, paddingBlockStart: 0 },
          rowOnPhone,
          announced !== null && veiled(7),
        ]}
      >
        {featured ? (
          <>
            {/* The picture has the whole width, and the way on stands beside the words. */}
            <Box sx={{ display: 'flex', alignItems: 'flex-end', columnGap: 4, minWidth: 0 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>{said}</Box>
              {foot}
            </Box>
            <Box sx={{ ...above, minWidth: 0, mt: { xs: 2, sm: 3 }, '@media print': { mt: 1 } }}>{picture}</Box>
          </>
        ) : (
          <Box
            sx={{
              display: { xs: muted === null ? 'flex' : 'block', sm: 'contents' },
              alignItems: 'center',
              columnGap: 1,
              minWidth: 0,
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, display: { sm: 'contents' } }}>{said}</Box>
            {foot}
          </Box>
        )}
      </CardContent>
      {announced === null ? null : (
        <Box sx={{ position: 'absolute', insetInline: 0, insetBlockStart: 'calc(50% + 24px)', textAlign: 'center' }}>
          <Chip
            label={announced}
            variant="outlined"
            sx={{
              transform: 'translateY(-50%)',
              backgroundColor: ({ tokens }) => tokens.colour.veil.solid,
              color: ({ tokens }) => tokens.colour.veil.text,
              borderColor: 'divider',
            }}
          />
        </Box>
      )}
    </Card>
  );
};
