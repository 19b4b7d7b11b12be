import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useEditingPart } from '../kernel/use-draft.ts';
import { useStudio } from '../kernel/services.ts';

/** Width of a window from which the header has room for the words, in CSS pixels. */
const narrowest = 1360;

/** Whether what is typed is kept, in words. */
export const SaveState = () => {
  const { t } = useTranslation('studio');
  const { draft } = useStudio();
  const saving = useEditingPart((editing) => editing.saving);
  const [isRetrying, setRetrying] = useState(false);
  const status = useRef<HTMLOutputElement>(null);
  const saveAgain = async (button: HTMLElement) => {
    setRetrying(true);
    const isSaved = await draft.flush();
    // The button goes, and leaves the focus beside it.
    if (isSaved && document.activeElement === button) status.current?.focus();
    setRetrying(false);
  };
  const isBad = saving === 'failed' || saving === 'lost' || saving === 'clash';
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, minInlineSize: 0 }}>
      <Typography
        component="output"
        ref={status}
        tabIndex={-1}
        variant="body2"
        color={isBad ? 'error' : 'textSecondary'}
        aria-live="polite"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
      >
        <Icon name={saving === 'saved' ? 'check' : isBad ? 'warning' : 'clock'} size={18} />
        <Box
          component="span"
          // Where the header has no room for the words, its sign says it.
          sx={({ breakpoints }) => ({ [breakpoints.down(isBad ? 'lg' : narrowest)]: visuallyHidden })}
        >
          {t(`saving.${saving}`)}
        </Box>
      </Typography>
      {saving === 'failed' || isRetrying ? (
        <Button
          variant="text"
          size="small"
          pending={isRetrying}
          onClick={({ currentTarget }) => void saveAgain(currentTarget)}
        >
          {t('saving.again')}
        </Button>
      ) : null}
    </Stack>
  );
};
