import Box from '@mui/material/Box';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';

const placeSx = { marginInlineStart: -1.5, displayPrint: 'none' } as const;

type TakeBoundProps<Bound> = {
  /** The bound in words. */
  value: string;
  bound: Bound;
  /** The field's id, which has the focus then, because the button goes. */
  field: string;
  /** Takes it; keep its identity between renders. */
  onTake: (bound: Bound) => void;
};

const Take = <Bound,>({ value, bound, field, onTake }: TakeBoundProps<Bound>) => {
  const { t } = useTranslation('simulation');
  const take = useCallback(() => {
    onTake(bound);
    document.getElementById(field)?.focus();
  }, [onTake, bound, field]);
  return (
    <Box sx={placeSx}>
      <Button variant="text" size="small" onClick={take}>
        {t('problems.take', { value })}
      </Button>
    </Box>
  );
};

/** At a field whose value is out of reach: takes the nearest possible one. */
export const TakeBound = memo(Take) as typeof Take;
