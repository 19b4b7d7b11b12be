import { useTranslation } from 'react-i18next';
import { login, openLinkAction, restartLoginAction } from '#state/flows/login.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { LoginHeader } from '#steps/LoginHeader.tsx';
import { LinkStep } from '#steps/LinkStep.tsx';

/**
 * Second step of the login, opened by the link: checks it; if it was opened again too soon, says that the code was already
 * sent.
 */
export const LinkCheck = () => {
  const { t } = useTranslation('login');
  const restart = useAction(restartLoginAction);
  return (
    <>
      <LoginHeader current={1} />
      <LinkStep
        flow={login}
        act={openLinkAction}
        onNewLink={() => {
          restart(null);
        }}
        words={(key) => t(`link.${key}`)}
        pause={{
          title: t('link.pauseTitle'),
          text: t('link.pauseText'),
          send: t('link.pauseSend'),
          waitingText: (time) => t('link.pauseIn', { time }),
        }}
      />
    </>
  );
};
