import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { keepSessionAction, lastAnswerAtom, sessionTimesAtom, signOutAction } from '#state/session/session.ts';
import type { IdleDialogProps } from './IdleDialog.tsx';

/** How long before the session's end the member is warned, in milliseconds: more than the 60 s they need to react. */
export const warningTime = 90_000;

/**
 * Warns before an idle session ends, and before any session reaches its maximum length. Any key or the button extends
 * an idle session; when the time is up the portal logs the member out, so that no data stay on the screen.
 */
export const IdleWatch = () => {
  const { t } = useTranslation('shell');
  const { clock, toast, log } = useServices();
  const times = useValue(sessionTimesAtom);
  const lastAnswer = useValue(lastAnswerAtom);
  const keepSession = useAction(keepSessionAction);
  const signOut = useAction(signOutAction);
  const [now, setNow] = useState(() => clock.now());
  const [putAway, setPutAway] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<IdleDialogProps> | null>(null);

  const idleEnd = times === null ? Infinity : (lastAnswer ?? now) + times.idleMilliseconds;
  const end = Math.min(idleEnd, times?.endsAt ?? Infinity);
  const final = times !== null && times.endsAt <= idleEnd;
  const warnAt = end - Math.min(warningTime, (times?.idleMilliseconds ?? warningTime * 2) / 2);
  const warning = now >= warnAt && now < end && !(final && putAway);

  useEffect(() => {
    if (end === Infinity) return undefined;
    let cancel: () => void = () => undefined;
    const tick = () => {
      const time = clock.now();
      setNow(time);
      if (time >= end) return;
      cancel = clock.after(time < warnAt ? warnAt - time : 1000, tick);
    };
    const wake = () => {
      cancel();
      tick();
    };
    tick();
    document.addEventListener('visibilitychange', wake);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', wake);
    };
  }, [clock, end, warnAt]);

  useEffect(() => {
    if (now < end) return;
    toast({ kind: 'warning', text: t('idle.ended') });
    void signOut({});
  }, [now, end, toast, signOut, t]);

  useEffect(() => {
    if (!warning || Dialog !== null) return;
    const fetchDialog = async () => {
      try {
        const { IdleDialog } = await import('./IdleDialog.tsx');
        setDialog(() => IdleDialog);
      } catch (error) {
        log('The warning before the end of the session could not be fetched.', error);
      }
    };
    void fetchDialog();
  }, [warning, Dialog, log]);

  if (!warning || Dialog === null) return null;
  return (
    <Dialog
      secondsLeft={Math.ceil((end - now) / 1000)}
      final={final}
      onStay={() => void keepSession()}
      onClose={() => {
        setPutAway(true);
      }}
      onLogOut={() => void signOut({})}
    />
  );
};
