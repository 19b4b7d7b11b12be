import { useTranslation } from 'react-i18next';
import { useHref } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';

/** The way to the fund's form, for a member to whom a simulator doesn't apply. */
export const AskFund = () => {
  const { t } = useTranslation('simulation');
  const href = useHref();
  return (
    <Button variant="outlined" size="small" href={href('contact')}>
      {t('entry.absent.contact')}
    </Button>
  );
};
