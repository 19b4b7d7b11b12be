import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#state/kernel/services.ts';
import type { Toast } from '#state/kernel/toaster.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { ToastStackProps } from './ToastStack.tsx';

/**
 * Toasts at the top right. Their library is loaded with the first one; a live region, present from the start, announces
 * each message politely.
 */
export const Toasts = () => {
  const { t } = useTranslation('shell');
  const { toaster, log } = useServices();
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  const [toasts, setToasts] = useState<readonly (Toast & { readonly number: number })[]>([]);

  useEffect(() => {
    let number = 0;
    let requested = false;
    const fetchStack = async () => {
      try {
        const { ToastStack } = await import('./ToastStack.tsx');
        setStack(() => ToastStack);
      } catch (error) {
        requested = false;
        log('The toasts could not be fetched.', error);
      }
    };
    return toaster.subscribe((toast) => {
      number += 1;
      const numbered = { ...toast, number };
      setToasts((before) => [...before.slice(-9), numbered]);
      if (requested) return;
      requested = true;
      void fetchStack();
    });
  }, [toaster, log]);

  const latest = toasts.at(-1);
  return (
    <section aria-label={t('toasts')}>
      <VisuallyHidden as="output" aria-live="polite">
        {latest === undefined ? '' : <span key={latest.number}>{latest.text}</span>}
      </VisuallyHidden>
      {Stack === null ? null : <Stack toasts={toasts} />}
    </section>
  );
};
