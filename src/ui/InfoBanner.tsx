import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type InfoBannerProps = {
  children: ReactNode;
  /** Name of the region for screen readers. */
  label: string;
  closeLabel: string;
  /** Called when somebody puts it away. */
  onClose: () => void;
};

/** The fund's announcement at the top of every page, in a quiet tint of its colour, until it is put away. */
export const InfoBanner = ({ children, label, closeLabel, onClose }: InfoBannerProps) => {
  const { notice } = useTheme().tokens.shell;
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
        <Typography variant="inherit" sx={{ flex: 1, minInlineSize: 0, textWrap: 'pretty' }}>
          {children}
        </Typography>
        <MuiButton
          variant="text"
          aria-label={closeLabel}
          onClick={onClose}
          sx={{
            flex: 'none',
            // As high as the notice with one line, which it doesn't stretch.
            minInlineSize: notice.close,
            inlineSize: notice.close,
            minBlockSize: notice.close,
            marginBlock: `-${notice.padding}px`,
            padding: 0,
            color: 'inherit',
          }}
        >
          <Icon name="close" />
        </MuiButton>
      </Container>
    </Box>
  );
};
