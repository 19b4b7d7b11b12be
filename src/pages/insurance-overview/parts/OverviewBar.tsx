import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { xs: 'space-between', sm: 'flex-end' },
  columnGap: 1,
  marginBlock: { xs: -0.5, sm: -1.5 },
  displayPrint: 'none',
} as const;

type OverviewBarProps = {
  allOpen?: boolean;
  /** Opens or closes all boxes; omitted if there are no boxes. */
  onToggle?: () => void;
};

/** The buttons to print and to open or close all boxes. */
export const OverviewBar = ({ allOpen = false, onToggle }: OverviewBarProps) => {
  const { t } = useTranslation('insurance-overview');
  return (
    <Box sx={barSx}>
      <Button
        variant="text"
        size="small"
        startIcon="print"
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
    </Box>
  );
};
