import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type InfoBannerProps = {
  children: ReactNode;
  /** Name of the region for screen readers. */
  label: string;
  closeLabel: string;
  /** Shows all of it on a phone. */
  moreLabel: string;
  /** Called when somebody puts it away. */
  onClose: () => void;
};

/** Whether a text is longer than its place, which is read whenever it has another size. */
const useIsCut = () => {
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const { current } = text;
    if (current === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setIsCut(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { text, isCut };
};

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

/**
 * The fund's announcement at the top of every page, in a quiet tint of its colour, until it is put away. A phone shows two
 * lines of it until it is opened.
 */
export const InfoBanner = ({ children, label, closeLabel, moreLabel, onClose }: InfoBannerProps) => {
  const { notice } = useTheme().tokens.shell;
  const { text, isCut } = useIsCut();
  const [isOpen, setIsOpen] = useState(false);
  // As high as the notice with one line, which it doesn't stretch.
  const flat = { flex: 'none', minBlockSize: notice.close, marginBlock: `-${notice.padding}px`, color: 'inherit' };
  return (
    <Box
      component="section"
      aria-label={label}
      sx={({ tokens: { colour }, typography }) => ({
        ...typography.body2,
        paddingBlock: `${notice.padding}px`,
        borderBlockEnd: `1px solid ${colour.border.hairline}`,
        backgroundColor: colour.primary.soft,
        color: colour.primary.onSoft,
        // An announcement is out of place on a printed page.
        '@media print': { display: 'none' },
      })}
    >
      <Container sx={{ display: 'flex', alignItems: 'flex-start', gap: `${notice.gap}px` }}>
        {/* A phone has no room for it. */}
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
          <Icon name="info" size={notice.icon} />
        </Box>
        <Typography
          ref={text}
          tabIndex={-1}
          variant="inherit"
          sx={({ breakpoints }) => ({
            flex: 1,
            minInlineSize: 0,
            textWrap: 'pretty',
            ...(!isOpen && { [breakpoints.down('sm')]: twoLines }),
          })}
        >
          {children}
        </Typography>
        {isCut && !isOpen ? (
          <MuiButton
            variant="text"
            aria-expanded={false}
            onClick={() => {
              setIsOpen(true);
              // The button is gone.
              text.current?.focus();
            }}
            sx={{
              ...flat,
              minInlineSize: 0,
              paddingBlock: 0,
              paddingInline: 0.5,
              font: 'inherit',
              textDecoration: 'underline',
            }}
          >
            {moreLabel}
          </MuiButton>
        ) : null}
        <MuiButton
          variant="text"
          aria-label={closeLabel}
          onClick={onClose}
          sx={{
            ...flat,
            minInlineSize: notice.close,
            inlineSize: notice.close,
            padding: 0,
          }}
        >
          <Icon name="close" />
        </MuiButton>
      </Container>
    </Box>
  );
};
