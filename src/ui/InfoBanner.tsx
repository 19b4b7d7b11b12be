import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { PageContainer } from './PageContainer.tsx';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(1.25),
  backgroundColor: theme.tokens.colour.action.main,
  color: theme.tokens.colour.action.on,
  borderBlockEnd: `1px solid ${theme.tokens.colour.action.edge}`,
  ...theme.typography.body2,
  '& p': { flex: 1, minInlineSize: 0, margin: 0, textWrap: 'pretty' },
  '& button': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    padding: theme.spacing(0.5),
    margin: theme.spacing(-0.5, 0),
    cursor: 'pointer',
    borderRadius: 4,
  },
  // What holds today means nothing on a sheet that is kept.
  '@media print': { display: 'none' },
}));

const Line = styled(PageContainer)(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  '& > svg': { flex: 'none' },
}));

/** Props of {@link InfoBanner}. */
export type InfoBannerProps = {
  children: ReactNode;
  /** Names the region for screen readers. */
  label: string;
  onClose?: () => void;
  closeLabel?: string;
};

/** The fund's announcement across the top of every page. */
export const InfoBanner = ({ children, label, onClose, closeLabel }: InfoBannerProps) => (
  <Band aria-label={label}>
    <Line>
      <Icon name="info" />
      <p>{children}</p>
      {onClose === undefined ? null : (
        <button type="button" onClick={onClose} aria-label={closeLabel}>
          <Icon name="close" />
        </button>
      )}
    </Line>
  </Band>
);
