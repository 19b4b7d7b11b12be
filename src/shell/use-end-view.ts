import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { endViewAction, type ViewChange } from '#state/session/view.ts';

/** Ends the view of another member's portal, which reloads one's own; a toast says if that fails. */
export const useEndView = () => {
  const { t } = useTranslation('support');
  const { toast } = useServices();
  const endView = useAction(endViewAction);
  const [ending, setEnding] = useState(false);
  const end = async (change: Exclude<ViewChange, 'started'>): Promise<void> => {
    setEnding(true);
    if (await endView(change)) return;
    setEnding(false);
    toast({ kind: 'error', text: t('banner.failed') });
  };
  return { ending, end };
};
