import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { meantAddress } from '#domain/email-slips.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { loadWordsAction } from '#state/kernel/late-words.ts';
import { useServices } from '#state/kernel/services.ts';
import { Button } from '#ui/Button.tsx';

type EmailSlipProps = {
  typed: string;
  /** Called with the address that was meant. */
  onTake: (address: string) => void;
};

/** Asks whether another address is meant, and takes it over; nothing if the typed one has no common slip. */
export const EmailSlip = ({ typed, onTake }: EmailSlipProps) => {
  const { t, ready } = useTranslation('email-slips', { useSuspense: false });
  const { log } = useServices();
  const loadWords = useAction(loadWordsAction);
  useEffect(() => {
    loadWords('email-slips').catch((cause: unknown) =>
      log('The words for slips in e-mail addresses could not be loaded.', cause),
    );
  }, [loadWords, log]);
  const meant = meantAddress(typed);
  if (meant === null || !ready) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, marginBlockStart: 0.5 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('question', { address: meant })}
      </Typography>
      {/* Its text is aligned with the question, below which it may be. */}
      <Button
        variant="text"
        size="small"
        sx={{ marginInlineStart: -1.5 }}
        aria-label={t('takeThis', { address: meant })}
        // The field keeps the focus: its error would move the button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onTake(meant)}
      >
        {t('take')}
      </Button>
    </Box>
  );
};
