import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Explainer } from './Explainer.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { RouterLink } from './RouterLink.tsx';
import type { Face } from './RemoteFace.tsx';
import { SkeletonBlock } from './SkeletonBlock.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Frame = styled('article')(({ theme }) => ({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  minBlockSize: 200,
  padding: theme.tokens.space.card,
  borderRadius: theme.tokens.corner.card,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  transition: 'border-color 160ms',
  '&[data-linked]:hover': { borderColor: theme.palette.primary.main },
  '&:has([data-stretched]:focus-visible)': {
    outline: `2px solid ${theme.tokens.colour.focus.ring}`,
    outlineOffset: 2,
  },
  '@media print': { breakInside: 'avoid', minBlockSize: 0, padding: theme.spacing(2) },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minBlockSize: 32,
  marginBlockEnd: theme.spacing(2),
  '& > svg': { color: theme.palette.primary.main, flex: 'none' },
  '& h2': {
    ...theme.typography.body1,
    margin: 0,
    flex: 1,
    minInlineSize: 0,
    lineHeight: 1.3,
    fontWeight: theme.typography.fontWeightMedium,
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
}));

const Body = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '&[data-muted]': { flex: 'none' },
  '&[data-blurred]': { filter: 'blur(7px)', userSelect: 'none', pointerEvents: 'none' },
});

const WithPicture = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
  columnGap: theme.spacing(6),
  rowGap: theme.spacing(3),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Words = styled('div')({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

const Picture = styled('div')({ position: 'relative', zIndex: 1, minInlineSize: 0 });

const Figure = styled('div')({ minInlineSize: 0, containerType: 'inline-size' });

const Meaning = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  marginBlockStart: theme.spacing(0.75),
  textWrap: 'balance',
  '[data-feature] &': { ...theme.typography.body1, marginBlockStart: theme.spacing(1.5) },
  '& p': { margin: 0 },
  '& p + p': { marginBlockStart: theme.spacing(0.75) },
}));

const Foot = styled('div')(({ theme }) => ({
  marginBlockStart: 'auto',
  paddingBlockStart: theme.spacing(2.5),
  display: 'flex',
  alignItems: 'center',
  // On one line with the small button below the picture.
  '[data-feature] &': { boxSizing: 'content-box', minBlockSize: theme.tokens.density.controlSmall },
}));

const WayOn = styled(RouterLink)(({ theme }) => ({
  ...theme.typography.body2,
  // The arrow follows the last word, on a second line as well.
  display: 'inline-block',
  minBlockSize: 24,
  textWrap: 'balance',
  color: theme.palette.primary.main,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& svg': { marginInlineStart: theme.spacing(0.75), verticalAlign: '-0.15em', transition: 'transform 160ms' },
  'article[data-linked]:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  'article[data-linked]:hover & svg': { transform: 'translateX(3px)' },
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none', transform: 'none' } },
  '@media print': { display: 'none' },
}));

const Overlay = styled('p')(({ theme }) => ({
  position: 'absolute',
  insetInline: theme.spacing(3),
  insetBlockStart: 'calc(50% + 24px)',
  transform: 'translateY(-50%)',
  margin: 0,
  display: 'flex',
  justifyContent: 'center',
  '& span': {
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightMedium,
    padding: theme.spacing(0.75, 2),
    borderRadius: theme.tokens.corner.full,
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.tokens.colour.veil.solid,
    color: theme.tokens.colour.veil.text,
  },
}));

const Failure = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  color: theme.palette.text.secondary,
  '& p': { margin: 0 },
}));

/** What can be pressed within a card that is a link as a whole. */
const Aside = styled('div')({ position: 'relative', zIndex: 1 });

type CardHeadProps = {
  title: ReactNode;
  icon?: IconName | undefined;
  explanation?: { label: string; text: ReactNode } | undefined;
  titleId: string;
};

/** A card's title with its "what is this?" beside it: a button that opens a line of explanation, no hover needed. */
const CardHead = ({ title, icon, explanation, titleId }: CardHeadProps) => {
  return (
    <Explainer
      label={explanation?.label ?? ''}
      text={explanation?.text}
      describedBy={titleId}
      // Above the link that covers the whole card.
      sx={{ position: 'relative', zIndex: 1, mb: 2 }}
    >
      {(question) => (
        <Head>
          {icon === undefined ? null : <Icon name={icon} size={22} />}
          <h2 id={titleId}>{title}</h2>
          {question === null ? null : <Aside>{question}</Aside>}
        </Head>
      )}
    </Explainer>
  );
};

/** Props of {@link FactCard}. */
export type FactCardProps = {
  title: ReactNode;
  icon?: IconName;
  /** The one figure or fact. */
  figure?: ReactNode;
  /** The one line that says what the figure means. */
  meaning?: ReactNode;
  /** Stands beside the words and makes the card the page's feature; stays usable within the clickable card. */
  picture?: ReactNode;
  /** Where the card leads; the whole card is clickable. */
  href?: string;
  /** The words of the link. */
  wayOn?: string;
  /** "What is this?" and its answer. */
  explanation?: { label: string; text: ReactNode };
  face?: Face;
  /** Announced while loading. */
  loadingLabel?: string;
  /** Says what will be here once there is something. */
  emptyText?: ReactNode;
  failed?: { text: ReactNode; retryLabel: string; onRetry: () => void; retrying?: boolean };
  /** The card is there but not in use: its content is blurred and out of reach. */
  blurred?: boolean;
  /** What a blurred card's overlay says; without it there is no overlay. */
  comingSoon?: string | undefined;
  /** What a blurred card without overlay says below its figure. */
  unavailableLabel?: string;
};

/** One figure or fact, one line of meaning, one way on. */
export const FactCard = ({
  title,
  icon,
  figure,
  meaning,
  picture,
  href,
  wayOn,
  explanation,
  face = 'ready',
  loadingLabel,
  emptyText,
  failed,
  blurred = false,
  comingSoon,
  unavailableLabel,
}: FactCardProps) => {
  const titleId = useId();
  const linked = href !== undefined && wayOn !== undefined && !blurred && face !== 'loading';
  const muted = blurred && comingSoon === undefined;
  const way = linked ? (
    <Foot>
      <WayOn href={href} data-stretched>
        {wayOn}
        <Icon name="arrowRight" />
      </WayOn>
    </Foot>
  ) : blurred && !muted && wayOn !== undefined ? (
    <Foot>{wayOn}</Foot>
  ) : null;
  const words =
    face === 'loading' ? (
      <>
        {loadingLabel === undefined ? null : <VisuallyHidden as="output">{loadingLabel}</VisuallyHidden>}
        <SkeletonBlock width="70%" height={picture === undefined ? 28 : 44} />
        <Meaning>
          <SkeletonBlock lines={2} height="0.9em" />
        </Meaning>
      </>
    ) : muted ? (
      <Figure>{figure}</Figure>
    ) : face === 'failed' ? (
      <Failure aria-live="polite">
        <p>{failed?.text}</p>
        {failed === undefined ? null : (
          <Aside>
            <Button
              variant="outlined"
              size="small"
              startIcon="retry"
              pending={failed.retrying ?? false}
              onClick={failed.onRetry}
            >
              {failed.retryLabel}
            </Button>
          </Aside>
        )}
      </Failure>
    ) : face === 'empty' ? (
      <Meaning>{emptyText}</Meaning>
    ) : (
      <>
        <Figure>{figure}</Figure>
        {meaning === undefined || meaning === null || meaning === '' ? null : <Meaning>{meaning}</Meaning>}
      </>
    );
  return (
    <Frame
      aria-labelledby={titleId}
      aria-busy={face === 'loading' || undefined}
      data-linked={linked || undefined}
      data-feature={picture === undefined ? undefined : true}
    >
      <CardHead title={title} icon={icon} explanation={blurred ? undefined : explanation} titleId={titleId} />
      <Body
        data-blurred={blurred || undefined}
        data-muted={muted || undefined}
        inert={blurred}
        aria-hidden={blurred || undefined}
      >
        {picture === undefined ? (
          <>
            {words}
            {way}
          </>
        ) : (
          <WithPicture>
            <Words>
              {words}
              {way}
            </Words>
            <Picture>{picture}</Picture>
          </WithPicture>
        )}
      </Body>
      {blurred && comingSoon !== undefined ? (
        <Overlay>
          <span>{comingSoon}</span>
        </Overlay>
      ) : muted ? (
        <Meaning>{unavailableLabel}</Meaning>
      ) : null}
    </Frame>
  );
};
