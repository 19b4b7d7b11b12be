import { useTranslation } from 'react-i18next';
import { useAction } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { openDocumentAction } from '#state/remote/own-document.ts';
import { saveFile } from '#ui/save-file.ts';
import { useSayAbsence } from './say-absence.ts';

/**
 * Returns a function that loads a document with the tab's token and saves it under its name; a toast says if it doesn't
 * come.
 */
export const useSaveDocument = (): ((fileCode: string) => Promise<void>) => {
  const { t } = useTranslation('detail');
  const { clock } = useServices();
  const sayAbsence = useSayAbsence();
  const load = useAction(openDocumentAction);
  return async (fileCode) => {
    const found = await load(fileCode);
    if (found.content !== null) saveFile(found, clock.after);
    else sayAbsence(found.because, t('link.noFile'));
  };
};
