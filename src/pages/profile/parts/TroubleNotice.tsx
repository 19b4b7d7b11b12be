import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { useCountdown } from '#forms/countdown.ts';
import type { LoginDataTrouble } from '#state/flows/login-data.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { Notice } from '#ui/Notice.tsx';
import { ReloadNotice } from '#ui/ReloadNotice.tsx';

const WaitNotice = ({ seconds: wait }: { seconds: number }) => {
  const { t } = useTranslation('profile');
  const { clock } = useServices();
  const [until] = useState(() => clock.now() + wait * 1000);
  const seconds = useCountdown(until);
  return seconds === 0 ? (
    <Notice severity="info">{t('trouble.tooManyOver')}</Notice>
  ) : (
    <Notice severity="warning">{t('trouble.tooMany', { count: Math.ceil(seconds / 60) })}</Notice>
  );
};

const CookiesNotice = () => {
  const { t } = useTranslation('profile');
  const { leave } = useServices();
  const { pathname } = useValue(placeAtom);
  return (
    <ReloadNotice
      title={t('trouble.cookiesTitle')}
      text={t('trouble.cookies')}
      reloadLabel={t('trouble.reload')}
      onReload={() => {
        leave(pathname);
      }}
    />
  );
};

/**
 * What no field can say of a refused change: no connection, trouble at the provider, too many tries, a browser that keeps no cookies, a change that the
 * fund does not take (any more), a code that is dead. A wrong code and a refused field speak at their field.
 */
export const TroubleNotice = ({ trouble }: { trouble: LoginDataTrouble | null }) => {
  const { t } = useTranslation('profile');
  if (trouble === null) return null;
  switch (trouble.outcome) {
    case 'tryLater':
      return trouble.reason === 'tooMany' ? (
        <WaitNotice key={trouble.waitSeconds} seconds={trouble.waitSeconds} />
      ) : (
        <Notice severity="error">{t(`trouble.${trouble.reason}`)}</Notice>
      );
    case 'disabled':
      return <Notice severity="error">{trouble.text || t('trouble.disabled')}</Notice>;
    case 'refused':
      return <Notice severity="error">{trouble.text || t('trouble.refused')}</Notice>;
    case 'cookiesBlocked':
      return <CookiesNotice />;
    case 'codeDead':
      return <Notice severity="warning">{t('code.dead')}</Notice>;
    case 'wrong':
    case 'conflict':
    case 'sessionEnded':
    case 'forbidden':
      break;
  }
  return null;
};
