import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';

/** Copies the address of a question; where the browser refuses that, it shows the address to copy. */
export const CopyLinkButton = ({ id }: { id: string }) => {
  const { t } = useTranslation('questions');
  const { portalOrigin, toast } = useServices();
  const href = useHref();
  const [shown, setShown] = useState(false);
  const address = `${portalOrigin}${href('questions', { query: { question: id } })}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ kind: 'success', text: t('link.copied') });
    } catch {
      setShown(true);
    }
  };
  if (shown) return <FormField label={t('link.address')} value={address} readOnly />;
  return (
    // Below the way on, its text is aligned with the answer.
    <Button variant="text" size="small" sx={{ marginInlineStart: { xs: -1.5, sm: 0 } }} onClick={() => void copy()}>
      {t('link.copy')}
    </Button>
  );
};
