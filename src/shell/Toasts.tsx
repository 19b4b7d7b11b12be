import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#state/kernel/services.ts';
import { toastDuration, type Toast } from '#state/kernel/toaster.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { ToastStackProps } from './ToastStack.tsx';

type Numbered = Toast & { readonly number: number };

/**
 * Toasts at the top right. Their library is loaded with the first one; a live region, present from the start, announces
 * each message politely.
 */
export const Toasts = () => {
  const { t } = useTranslation('shell');
  const { clock, toaster, log } = useServices();
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  const [toasts, setToasts] = useState<readonly Numbered[]>([]);
  const [fresh, setFresh] = useState<readonly Numbered[]>([]);

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
      // Those raised together are all announced, each by itself.
      setFresh((before) => [...before.filter(({ text }) => text !== toast.text), numbered]);
      clock.after(toast.duration ?? toastDuration, () =>
        setFresh((before) => before.filter((other) => other !== numbered)),
      );
      if (requested) return;
      requested = true;
      void fetchStack();
    });
  }, [clock, toaster, log]);

  return (
    <section aria-label={t('toasts')}>
      <VisuallyHidden as="output" aria-live="polite" aria-atomic={false}>
        {fresh.map(({ number, text }) => (
          <span key={number}>{text} </span>
        ))}
      </VisuallyHidden>
      {Stack === null ? null : <Stack toasts={toasts} />}
    </section>
  );
};
