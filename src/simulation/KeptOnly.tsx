import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { KeptList, ScenarioSection, type KeptListProps } from './KeptList.tsx';

type KeptOnlyProps = KeptListProps & {
  id: string;
  /** How many scenarios were removed. */
  removals: number;
  onRemoved: () => void;
};

/** A simulator's scenarios as long as nothing is changed: what is kept, or nothing at all. */
export const KeptOnly = memo(({ id, removals, onRemoved, ...list }: KeptOnlyProps) => {
  const { t } = useTranslation('scenarios');
  const { own, isKnown, isOffered, failed } = list.kept;
  if (!isOffered) return null;
  if (!isKnown && !failed) {
    return (
      // Out of the flow, because there may be nothing to list.
      <Box aria-busy sx={{ position: 'absolute' }}>
        <VisuallyHidden as="output">{t('listLoading')}</VisuallyHidden>
      </Box>
    );
  }
  // After the last one is gone its heading has the focus.
  if (own.length === 0 && !failed && removals === 0) return null;
  return (
    <ScenarioSection id={id}>
      <KeptList {...list} id={id} onRemoved={onRemoved} />
    </ScenarioSection>
  );
});
