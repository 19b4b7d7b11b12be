import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { alpha, type Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FactCardFoot } from './FactCardFoot.tsx';
import { above, FactCardHead } from './FactCardHead.tsx';
import { FactCardWords, Meaning, type FactCardSayings } from './FactCardWords.tsx';
import type { IconName } from './Icon.tsx';

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
  /** The card is inactive: its content is blurred and inert. */
  blurred?: boolean;
  /** Text of a blurred card's overlay; without it there is no overlay. */
  comingSoon?: string | undefined;
  /** What a blurred card without overlay says below its figure, and the one step to take. */
  unavailable?: { text: string; href: string; wayOn: string };
};

/** The room around a card's content on a phone. */
const rowOnPhone = ({ breakpoints, spacing }: Theme) => ({
  [breakpoints.down('sm')]: { '&, &:last-child': { padding: spacing(0, 2, 1.5) } },
});

/** The bar in place of a figure keeps its shape and stands apart from the title. */
const standInSx = {
  filter: 'blur(3px)',
  '& .MuiSkeleton-root': {
    marginBlockStart: 1,
    marginBlockEnd: { sm: 1 },
    backgroundColor: ({ palette }: Theme) => alpha(palette.text.primary, 0.2),
  },
} as const;

/** A card with one figure or fact, one line of meaning and one link. On a phone it is a row: an arrow is the way on. */
export const FactCard = ({
  title,
  icon,
  picture,
  href,
  wayOn,
  explanation,
  isWaiting = false,
  blurred = false,
  comingSoon,
  unavailable,
  ...sayings
}: FactCardProps) => {
  const titleId = useId();
  const { face = 'ready' } = sayings;
  const linked = href !== undefined && wayOn !== undefined && !blurred && face !== 'loading';
  const muted = blurred && comingSoon === undefined;
  const featured = picture !== undefined;
  const isQuiet = isWaiting === 'said' && face === 'empty' && !blurred;
  const said =
    muted && face !== 'loading' ? (
      <FactCardWords figure={sayings.figure} featured={featured} />
    ) : isQuiet ? (
      <Typography variant="body2" color="textSecondary">
        {sayings.emptyText}
      </Typography>
    ) : (
      <FactCardWords {...sayings} featured={featured} />
    );
  const foot =
    wayOn !== undefined && (linked || (blurred && !muted)) ? (
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
        isQuiet && { backgroundColor: 'transparent', backgroundImage: 'none' },
        (linked || (muted && unavailable !== undefined)) && { '&:hover': { borderColor: 'primary.main' } },
      ]}
    >
      <FactCardHead id={titleId} title={title} icon={icon} question={blurred ? undefined : explanation} />
      <CardContent
        inert={blurred}
        aria-hidden={blurred || undefined}
        sx={[
          { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, paddingBlockStart: 0 },
          rowOnPhone,
          // The line that says so is right below the figure.
          muted && { flex: 'none', paddingBlockEnd: 0 },
          blurred && { filter: 'blur(7px)', userSelect: 'none', pointerEvents: 'none' },
          muted && standInSx,
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
          <Box sx={{ display: { xs: 'flex', sm: 'contents' }, alignItems: 'center', columnGap: 1, minWidth: 0 }}>
            <Box sx={{ flex: 1, minWidth: 0, display: { sm: 'contents' } }}>{said}</Box>
            {foot}
          </Box>
        )}
      </CardContent>
      {blurred && comingSoon !== undefined ? (
        <Box sx={{ position: 'absolute', insetInline: 0, insetBlockStart: 'calc(50% + 24px)', textAlign: 'center' }}>
          <Chip
            label={comingSoon}
            variant="outlined"
            sx={{
              transform: 'translateY(-50%)',
              backgroundColor: ({ tokens }) => tokens.colour.veil.solid,
              color: ({ tokens }) => tokens.colour.veil.text,
              borderColor: 'divider',
            }}
          />
        </Box>
      ) : muted && unavailable !== undefined ? (
        <CardContent
          sx={[
            { display: 'flex', flexDirection: 'column', alignItems: 'start', flex: { sm: 1 }, paddingBlockStart: 0 },
            rowOnPhone,
          ]}
        >
          <Meaning>{unavailable.text}</Meaning>
          <FactCardFoot href={unavailable.href} wayOn={unavailable.wayOn} featured={featured} inWords />
        </CardContent>
      ) : null}
    </Card>
  );
};
