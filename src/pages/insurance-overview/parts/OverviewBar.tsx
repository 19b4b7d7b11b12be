import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(0, 1),
  marginBlock: theme.spacing(-1.5),
  // Aligns the last button's text with the boxes' figures.
  '& > button:last-of-type': { marginInlineEnd: theme.spacing(-1.5) },
  [theme.breakpoints.down('sm')]: {
    justifyContent: 'space-between',
    marginBlock: theme.spacing(-0.5),
    '& > button:first-of-type': { marginInlineStart: theme.spacing(-1.5) },
  },
  '@media print': { display: 'none' },
}));

/** Props of {@link OverviewBar}. */
export type OverviewBarProps = {
  allOpen?: boolean;
  /** Opens or closes all boxes; omitted if there are no boxes. */
  onToggle?: () => void;
};

/** The buttons to print and to open or close all boxes. */
export const OverviewBar = ({ allOpen = false, onToggle }: OverviewBarProps) => {
  const { t } = useTranslation('insurance-overview');
  return (
    <Bar>
      <Button
        variant="text"
        size="small"
        startIcon="document"
        onClick={() => {
          window.print();
        }}
      >
        {t('print')}
      </Button>
      {onToggle === undefined ? null : (
        <Button variant="text" size="small" onClick={onToggle}>
          {t(allOpen ? 'collapseAll' : 'expandAll')}
        </Button>
      )}
    </Bar>
  );
};
